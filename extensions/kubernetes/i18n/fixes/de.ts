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
  'UnboundVolume.cause': 'Ein Volume, das der Pod braucht, ist nicht verfügbar.',
  'UnboundVolume.actions':
    'Die Ereignisse der Persistent Volume Claims ansehen, die der Pod verwendet. Sein YAML nennt sie.\nPrüfen, ob ihre Storage Class existiert und Volumes anlegen kann, oder ein passendes Volume anlegen.',
  'PodFailed.cause': 'Der Pod ist mit einem Fehler beendet. Er hat keinen Besitzer, der ihn neu startet.',
  'PodFailed.actions':
    'Im Log des Pods nach dem Fehler suchen.\nDen Pod neu anlegen, oder ein Deployment oder einen Job verwenden, die fehlgeschlagene Pods ersetzen.',
  'JobFailed.cause':
    'Die Pods des Jobs sind zu oft fehlgeschlagen oder haben zu lange gebraucht. Kubernetes startet keinen weiteren.',
  'JobFailed.actions':
    'Einen fehlgeschlagenen Pod des Jobs öffnen und in seinem Log nach dem Fehler suchen.\nDen Job erneut starten, wenn die Ursache behoben ist.',
  'ReplicaFailure.cause': 'Kubernetes kann die Pods des Deployments nicht anlegen.',
  'ReplicaFailure.actions':
    'Prüfen, welche Grenze oder Regel die Meldung nennt: oft eine Quota, ein fehlender Service Account oder eine Policy.\nDie Anforderungen der Pods verringern, oder einen Administrator des Clusters bitten, die Grenze oder Regel zu ändern.',
  'MaxReplicas.cause':
    'Der Autoscaler betreibt so viele Pods, wie er darf. Wenn die Last steigt, kann er keine hinzufügen.',
  'MaxReplicas.actions':
    'maxReplicas erhöhen, wenn die Last erwartet ist.\nSonst prüfen, warum die Pods mehr als üblich verbrauchen.',
  'ScalingInactive.cause':
    'Der Autoscaler kann die Metriken nicht lesen, nach denen er skaliert. Die Zahl der Pods ändert sich daher nicht.',
  'ScalingInactive.actions':
    'Prüfen, ob der Cluster die Metrik misst: CPU und Speicher mit dem Metrics Server.\nPrüfen, ob jeder Container der Pods CPU oder Speicher anfordert, wenn das Ziel ein Prozentwert ist.',
  'Unknown.cause': 'Der Container {{container}} wurde aus unbekanntem Grund beendet und neu gestartet.',
  'Unknown.actions': 'Im Log des abgestürzten Containers nach dem Fehler suchen.',
  'Error.cause': 'Der Container {{container}} wurde mit einem Fehler beendet und neu gestartet.',
  'Error.actions': 'Im Log des abgestürzten Containers nach dem Fehler suchen.',
  'OOMKilled.cause': 'Der Container {{container}} brauchte mehr Speicher als erlaubt und wurde beendet.',
  'OOMKilled.actions':
    'Das Speicherlimit des Containers erhöhen.\nPrüfen, ob die Anwendung ihren Speicherverbrauch begrenzt.',
};
