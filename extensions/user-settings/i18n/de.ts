import type { LanguageMessages } from '#sdk';

/** The texts of the settings, in German. */
export const messages: LanguageMessages = {
  'profile.title': 'Profil',
  'profile.picture': 'Profilbild',
  'profile.menu': 'Profilmenü',
  'profile.signOut': 'Abmelden',
  'profile.signOutFailed': 'Die Abmeldung ist fehlgeschlagen: {{error}}',
  'profile.failed': 'Die Benutzeridentität konnte nicht geladen werden: {{error}}',
  'appearance.title': 'Darstellung',
  'appearance.theme': 'Design',
  'appearance.themeNote': '„System“ folgt der Einstellung Ihres Systems.',
  'appearance.light': 'Hell',
  'appearance.dark': 'Dunkel',
  'appearance.auto': 'System',
  'appearance.language': 'Sprache',
  'appearance.languageNote': 'Die Sprache des Portals; was Menschen geschrieben haben, bleibt, wie es ist.',
  'appearance.pin': 'Seitenleiste anheften',
  'appearance.pinNote':
    'Die Namen der Seiten bleiben sichtbar. Sonst klappt die Seitenleiste auf ihre Symbole ein, bis Sie auf sie zeigen.',
  'identity.title': 'Identität',
  'identity.subtitle': 'Wer Sie für den Katalog sind und was Ihnen zugerechnet wird',
  'identity.user': 'Benutzerentität',
  'identity.ownership': 'Zuständigkeiten',
  'identity.copyUser': 'Referenz der Benutzerentität',
  'identity.copyOwnership': 'Referenzen der Zuständigkeiten',
  'providers.title': 'Anmeldedienste',
  'providers.subtitle':
    'Ihre Konten bei anderen Diensten. Plugins arbeiten damit in Ihrem Namen, soweit Sie es ihnen erlauben.',
  'providers.note': 'Erlaubt dem Portal den Zugriff auf Schnittstellen und Identitäten von {{provider}}.',
  'providers.ofPortal':
    'Mit diesem Konto sind Sie in das Portal gekommen. Wenn Sie sich davon abmelden, verlassen Sie auch das Portal.',
  'providers.signedIn': 'Angemeldet',
  'providers.signIn': 'Anmelden',
  'providers.signOut': 'Abmelden',
  'providers.signInTo': 'Anmelden, {{provider}}',
  'providers.signOutOf': 'Abmelden, {{provider}}',
  'providers.windowNote':
    'Wenn der Browser das Fenster nicht geöffnet hat oder nicht daraus zurückkam, melden Sie sich hier an. Das verlässt die Seite und kommt zu ihr zurück.',
  'providers.inThisWindow': 'In diesem Fenster anmelden',
  'providers.empty': 'Keine Anmeldedienste',
  'providers.emptyNote':
    'Die Konfiguration des Portals nennt keinen Dienst, bei dem Sie sich anmelden könnten. Administratoren fügen ihn unter „auth.providers“ hinzu.',
  'flags.title': 'Feature-Flags',
  'flags.empty': 'Keine Feature-Flags',
  'flags.emptyNote':
    'Mit einem Feature-Flag probieren Sie aus, woran ein Plugin noch arbeitet. Zurzeit hat keines der installierten Plugins eines.',
  'flags.search': 'Feature-Flags durchsuchen',
  'flags.note':
    'Laden Sie die Seite nach dem Umschalten neu, damit auch Seiten, die das Flag nur beim Start lesen, die Änderung bemerken.',
  'flags.changed': 'Laden Sie die Seite neu, damit Ihre Änderung überall gilt.',
  'flags.refresh': 'Seite neu laden',
  'flags.noMatch': 'Kein Feature-Flag passt zu „{{term}}“.',
  'flags.clear': 'Suche leeren',
  'flags.plugin': 'aus dem Plugin {{pluginId}}',
  'flags.saveFailed': 'Das Feature-Flag konnte nicht umgeschaltet werden: {{error}}',
};
