import type { LanguageMessages } from '#sdk';

/** The messages of the settings, in German. */
export const messages: LanguageMessages = {
  'profile.title': 'Profil',
  'profile.picture': 'Profilbild',
  'profile.menu': 'Profilmenü',
  'profile.signOut': 'Abmelden',
  'profile.signOutFailed':
    'Sie sind noch angemeldet, weil die Abmeldung fehlgeschlagen ist. Versuchen Sie es noch einmal. {{error}}',
  'profile.failed': 'Die Benutzeridentität konnte nicht geladen werden: {{error}}',
  'appearance.title': 'Darstellung',
  'appearance.theme': 'Design',
  'appearance.themeNote': '„System“ folgt Ihrer Systemeinstellung.',
  'appearance.light': 'Hell',
  'appearance.dark': 'Dunkel',
  'appearance.auto': 'System',
  'appearance.language': 'Sprache',
  'appearance.languageNote': 'Die Sprache der Oberfläche. Inhalte von Benutzern werden nicht übersetzt.',
  'appearance.pin': 'Seitenleiste anheften',
  'appearance.pinNote':
    'Die Seitennamen bleiben sichtbar. Ist die Seitenleiste nicht angeheftet, zeigt sie nur Symbole, bis Sie darauf zeigen.',
  'identity.title': 'Identität',
  'identity.subtitle':
    'Ihr Benutzer im Katalog sowie die Benutzer und Gruppen, deren Entitäten als Ihre zählen',
  'identity.user': 'Benutzerentität',
  'identity.ownership': 'Zuständigkeiten',
  'identity.copyUser': 'Referenz der Benutzerentität',
  'identity.copyOwnership': 'Referenzen der Zuständigkeiten',
  'providers.title': 'Anmeldedienste',
  'providers.subtitle':
    'Ihre Konten bei anderen Diensten. Plugins verwenden sie in Ihrem Namen, mit dem Zugriff, den Sie erlauben.',
  'providers.note': 'Erlaubt dem Portal den Zugriff auf APIs und Identitäten von {{provider}}.',
  'providers.ofPortal':
    'Mit diesem Konto haben Sie sich beim Portal angemeldet. Wenn Sie sich davon abmelden, melden Sie sich auch vom Portal ab.',
  'providers.signedIn': 'Angemeldet',
  'providers.signIn': 'Anmelden',
  'providers.signOut': 'Abmelden',
  'providers.signInTo': 'Bei {{provider}} anmelden',
  'providers.signOutOf': 'Von {{provider}} abmelden',
  'providers.windowNote':
    'Wenn sich das Anmeldefenster nicht geöffnet oder die Anmeldung nicht abgeschlossen hat, melden Sie sich hier an. Sie verlassen diese Seite und kehren danach zurück.',
  'providers.inThisWindow': 'In diesem Fenster anmelden',
  'providers.empty': 'Keine Anmeldedienste',
  'providers.emptyNote':
    'Es ist kein Dienst zum Anmelden konfiguriert. Administratoren können einen unter „auth.providers“ hinzufügen.',
  'flags.title': 'Feature-Flags',
  'flags.empty': 'Keine Feature-Flags',
  'flags.emptyNote':
    'Mit Feature-Flags probieren Sie Funktionen aus, die noch in Entwicklung sind. Keines der installierten Plugins hat welche.',
  'flags.search': 'Feature-Flags durchsuchen',
  'flags.note':
    'Laden Sie die Seite neu, nachdem Sie ein Flag geändert haben. Manche Seiten lesen Flags nur beim Laden.',
  'flags.changed': 'Laden Sie die Seite neu, um Ihre Änderung überall anzuwenden.',
  'flags.refresh': 'Seite neu laden',
  'flags.noMatch': 'Keine Feature-Flags passen zu „{{term}}“.',
  'flags.clear': 'Alle Flags anzeigen',
  'flags.plugin': 'aus dem Plugin {{pluginId}}',
  'flags.saveFailed': 'Das Feature-Flag konnte nicht geändert werden: {{error}}',
};
