import type { LanguageMessages } from '#sdk';

/** Causes of detected errors and what to do, in German. */
export const messages: LanguageMessages = {
  'ReadinessProbe.cause': 'Der Container {{container}} ist nicht richtig gestartet, stürzt aber nicht ab.',
  'ReadinessProbe.actions':
    'Prüfen, ob der Container auf dem eigenen Rechner richtig startet.\nIn den Ereignissen des Pods die Antwort der Readiness-Prüfung ansehen.',
  'InvalidImageName.cause': 'Der Name des Images von Container {{container}} ist ungültig.',
  'InvalidImageName.actions': 'Den Namen des Images korrigieren.',
  'ImagePullBackOff.cause':
    'Das Image von Container {{container}} existiert nicht, oder Kubernetes darf es nicht laden.',
  'ImagePullBackOff.actions':
    'Prüfen, ob Name und Tag des Images stimmen.\nPrüfen, ob Kubernetes das Image laden darf.',
  'CrashLoopBackOff.cause':
    'Der Container {{container}} ist mehrmals abgestürzt. Kubernetes wartet vor jedem Neustart länger.',
  'CrashLoopBackOff.actions': 'Im Log des abgestürzten Containers nach dem Fehler suchen.',
  'CreateContainerConfigError.cause':
    'Konfiguration, die der Container {{container}} braucht, fehlt oder passt nicht.',
  'CreateContainerConfigError.actions':
    'Prüfen, ob die Config Maps im Manifest existieren und die Schlüssel haben.\nPrüfen, ob die Secrets im Manifest existieren und die Schlüssel haben.',
  'Unschedulable.cause': 'Kein Knoten des Clusters kann den Pod ausführen.',
  'Unschedulable.actions':
    'In der Meldung des Schedulers nachsehen, was den Knoten fehlt.\nAngeforderte CPU und Speicher verringern oder Knoten hinzufügen.\nPrüfen, ob Node-Selektoren, Affinität und Toleranzen zu einem Knoten passen und ob er die Volumes einbinden kann.',
  'Unknown.cause': 'Der Container {{container}} wurde aus unbekanntem Grund beendet und neu gestartet.',
  'Unknown.actions': 'Im Log des abgestürzten Containers nach dem Fehler suchen.',
  'Error.cause': 'Der Container {{container}} wurde mit einem Fehler beendet und neu gestartet.',
  'Error.actions': 'Im Log des abgestürzten Containers nach dem Fehler suchen.',
  'OOMKilled.cause': 'Der Container {{container}} brauchte mehr Speicher als erlaubt und wurde beendet.',
  'OOMKilled.actions':
    'Das Speicherlimit des Containers erhöhen.\nPrüfen, ob die Anwendung ihren Speicherverbrauch begrenzt.',
};
