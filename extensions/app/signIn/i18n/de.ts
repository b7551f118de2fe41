import type { LanguageMessages } from '#sdk';

/** What the sign-in page and the dialogs around sessions say, in German. */
export const messages: LanguageMessages = {
  title: 'Anmelden',
  titleOfPage: 'Anmelden · {{appTitle}}',
  welcome: 'bei {{appTitle}} von {{organization}}',
  failed: 'Anmeldung fehlgeschlagen',
  notSignedIn: 'Sie sind anscheinend nicht angemeldet. Bitte laden Sie die Seite im Browser neu.',
  signIn: 'Anmelden',
  signInTo: 'Anmelden, {{provider}}',
  entering: 'Anmeldung läuft',
  providers: 'Möglichkeiten zur Anmeldung',
  providerNote: 'Melden Sie sich mit Ihrem Konto bei {{provider}} an.',
  proxyNote: '{{provider}} steht vor diesem Portal und sagt, wer Sie sind.',
  'guest.title': 'Gast',
  'guest.note':
    'Wer als Gast eintritt, wird nicht überprüft: Ihre Identität ist unbestätigt, und einige Funktionen sind möglicherweise nicht verfügbar.',
  'guest.enter': 'Eintreten',
  'custom.title': 'Eigene Benutzerkennung',
  'custom.note':
    'Geben Sie eine eigene Benutzerkennung ein. Ein ID-Token, falls Sie eines haben, geht mit jeder Anfrage an das Backend.',
  'custom.userId': 'Benutzerkennung',
  'custom.idToken': 'ID-Token (optional)',
  'custom.userIdMissing': 'Eine Benutzerkennung ist erforderlich.',
  'custom.tokenInvalid': 'Das Token ist kein gültiges OpenID-Connect-JWT-Token',
  'custom.continue': 'Weiter',
  'legacy.fallbackTitle': 'Das Backend kennt keine Gäste',
  'legacy.fallback':
    'Dort ist kein Anbieter für Gäste installiert. Möchten Sie stattdessen das frühere Gasttoken verwenden? Anfragen haben dann keinen bestätigten Benutzer.',
  'legacy.fallbackYes': 'Früheres Gasttoken verwenden',
  'legacy.fallbackNo': 'Nicht verwenden',
  'legacy.switchTitle': 'Das Backend kennt jetzt Gäste',
  'legacy.switch':
    'Bisher haben Sie das frühere Gasttoken verwendet; inzwischen hat das Backend einen Anbieter für Gäste. Möchten Sie zu ihm wechseln?',
  'legacy.switchYes': 'Zum Anbieter für Gäste wechseln',
  'legacy.switchNo': 'Früheres Gasttoken behalten',
  retryNote: 'Alle paar Sekunden wird es von selbst erneut versucht.',
  popupBlocked:
    'Ihr Browser hat das Fenster zur Anmeldung nicht geöffnet. Erlauben Sie Fenster für diese Website und versuchen Sie es erneut, oder melden Sie sich hier in diesem Fenster an.',
  popupClosed:
    'Wenn das Fenster leer geblieben oder nicht zurückgekehrt ist, melden Sie sich hier in diesem Fenster an.',
  popupSevered:
    'Der Anbieter schirmt sein Fenster ab, so dass diese Seite nicht sieht, wie es endet. Schließen Sie die Anmeldung dort ab und kehren Sie zurück: Dann werden Sie eingelassen. Oder melden Sie sich hier in diesem Fenster an.',
  cookieFailed: 'Die Sitzung konnte nicht erneuert werden, Einzelheiten stehen in der Entwicklerkonsole',
  inThisWindow: 'In diesem Fenster anmelden',
  'request.title': 'Anmeldung erforderlich',
  'request.text':
    'Melden Sie sich an, damit {{appTitle}} auf Schnittstellen und Identitäten von {{provider}} zugreifen darf.',
  'request.ended':
    'Ihre Sitzung ist beendet. Melden Sie sich erneut an und machen Sie weiter, wo Sie waren: Diese Seite und Ihre Eingaben bleiben, wie sie sind.',
  'request.endedByRedirect':
    'Ihre Sitzung ist abgelaufen. Die Anmeldung führt zum Anbieter und zurück auf diese Seite. Formulare, die Entwürfe behalten, haben dann Ihre Eingaben.',
  'request.logIn': 'Anmelden',
  'request.logInTo': 'Anmelden, {{provider}}',
  'request.rejectAll': 'Alle ablehnen',
  'request.unspecified': 'Ein nicht näher bezeichneter Fehler ist aufgetreten',
  'request.leavesPage':
    'Sie verlassen diese Seite und kehren zu ihr zurück. Nur Formulare, die Entwürfe behalten, haben dann Ihre Eingaben.',
  'autoLogout.title': 'Abmeldung wegen Inaktivität',
  'autoLogout.text_one':
    'Sie haben das Portal eine Weile nicht benutzt. In {{count}} Sekunde werden Sie abgemeldet.',
  'autoLogout.text_other':
    'Sie haben das Portal eine Weile nicht benutzt. In {{count}} Sekunden werden Sie abgemeldet.',
  'autoLogout.stay': 'Ja, angemeldet bleiben',
  'autoLogout.question': 'Sind Sie noch da?',
};
