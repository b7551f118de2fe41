import type { LanguageMessages } from '#sdk';

/** Messages of the sign-in page and session dialogs in German. */
export const messages: LanguageMessages = {
  title: 'Anmelden',
  titleOfPage: 'Anmelden · {{appTitle}}',
  welcome: '{{appTitle}} von {{organization}}',
  failed: 'Anmeldung fehlgeschlagen',
  notSignedIn: 'Sie sind anscheinend nicht angemeldet. Bitte laden Sie die Seite im Browser neu.',
  signIn: 'Anmelden',
  signInTo: 'Anmelden, {{provider}}',
  entering: 'Anmeldung läuft',
  providers: 'Anmeldemethoden',
  providerNote: 'Melden Sie sich mit Ihrem {{provider}}-Konto an.',
  proxyNote: 'Die Anmeldung bei diesem Portal erfolgt über {{provider}}.',
  'guest.title': 'Gast',
  'guest.note':
    'Gäste haben keine bestätigte Identität. Einige Funktionen sind möglicherweise nicht verfügbar.',
  'guest.enter': 'Fortfahren',
  'custom.title': 'Eigene Benutzer-ID',
  'custom.note':
    'Geben Sie eine Benutzer-ID ein. Wenn Sie ein ID-Token eingeben, wird es mit jeder Anfrage an das Backend gesendet.',
  'custom.userId': 'Benutzer-ID',
  'custom.idToken': 'ID-Token (optional)',
  'custom.userIdMissing': 'Geben Sie eine Benutzer-ID ein.',
  'custom.userIdInvalid': 'Ungültige Benutzerreferenz. {{reason}}',
  'custom.tokenInvalid': 'Das Token ist kein gültiges OpenID-Connect-JWT',
  'custom.continue': 'Weiter',
  'legacy.fallbackTitle': 'Die Anmeldung als Gast ist nicht verfügbar',
  'legacy.fallback':
    'Im Backend ist kein Gast-Anbieter installiert. Möchten Sie stattdessen das frühere Gasttoken verwenden? Anfragen werden dann ohne bestätigten Benutzer gesendet.',
  'legacy.fallbackYes': 'Früheres Gasttoken verwenden',
  'legacy.fallbackNo': 'Abbrechen',
  'legacy.switchTitle': 'Die Anmeldung als Gast ist jetzt verfügbar',
  'legacy.switch':
    'Bisher haben Sie das frühere Gasttoken verwendet. Im Backend ist jetzt ein Gast-Anbieter installiert. Möchten Sie zu ihm wechseln?',
  'legacy.switchYes': 'Zum Gast-Anbieter wechseln',
  'legacy.switchNo': 'Früheres Gasttoken behalten',
  retryNote: 'Der Vorgang wird alle paar Sekunden wiederholt.',
  popupBlocked:
    'Ihr Browser hat das Anmeldefenster blockiert. Erlauben Sie Pop-ups für diese Website und versuchen Sie es erneut, oder fahren Sie in diesem Fenster fort.',
  popupClosed:
    'Wenn das Anmeldefenster leer geblieben ist oder sich nicht geschlossen hat, fahren Sie in diesem Fenster fort.',
  popupSevered:
    'Diese Seite kann nicht erkennen, wann die Anmeldung abgeschlossen ist, weil der Anbieter sein Fenster isoliert. Schließen Sie die Anmeldung dort ab und kehren Sie dann zu dieser Seite zurück. Sie können auch in diesem Fenster fortfahren.',
  cookieFailed: 'Die Sitzung konnte nicht erneuert werden. Einzelheiten finden Sie in der Entwicklerkonsole',
  wrongOrigin:
    'Das Backend erwartet dieses Portal unter einer anderen Adresse. Öffnen Sie das Portal unter dieser Adresse, oder setzen Sie app.baseUrl auf die aktuelle.',
  signedOutIdle: 'Sie wurden wegen Inaktivität abgemeldet.',
  inThisWindow: 'In diesem Fenster fortfahren',
  'request.title': 'Anmeldung erforderlich',
  'request.text':
    'Melden Sie sich an, damit {{appTitle}} auf APIs und Identitäten von {{provider}} zugreifen kann.',
  'request.ended':
    'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren. Diese Seite und alle Ihre Eingaben bleiben erhalten.',
  'request.endedByRedirect':
    'Ihre Sitzung ist abgelaufen. Bei der Anmeldung verlassen Sie diese Seite und kehren danach zu ihr zurück. Nur Formulare, die Entwürfe speichern, behalten Ihre Eingaben.',
  'request.logIn': 'Anmelden',
  'request.logInTo': 'Anmelden, {{provider}}',
  'request.rejectAll': 'Alle ablehnen',
  'request.unspecified': 'Ein unbekannter Fehler ist aufgetreten',
  'request.leavesPage':
    'Sie verlassen diese Seite und kehren danach zu ihr zurück. Nur Formulare, die Entwürfe speichern, behalten Ihre Eingaben.',
  'autoLogout.title': 'Abmeldung wegen Inaktivität',
  'autoLogout.text_one':
    'Sie haben das Portal eine Weile nicht benutzt. In {{count}} Sekunde werden Sie abgemeldet.',
  'autoLogout.text_other':
    'Sie haben das Portal eine Weile nicht benutzt. In {{count}} Sekunden werden Sie abgemeldet.',
  'autoLogout.stay': 'Ja, angemeldet bleiben',
  'autoLogout.question': 'Sind Sie noch da?',
};
