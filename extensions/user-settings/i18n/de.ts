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
  'providers.empty': 'Keine Anmeldedienste',
  'providers.emptyNote':
    'Kein Plugin verlangt eine Anmeldung bei einem anderen Dienst. Ein Plugin, das eine braucht, fügt seinen Dienst dieser Seite hinzu.',
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
