import type { LanguageMessages } from '#sdk';

/** Causes of detected errors and what to do, in Spanish. */
export const messages: LanguageMessages = {
  'ReadinessProbe.cause': 'El contenedor {{container}} no arrancó correctamente, pero no se está cayendo.',
  'ReadinessProbe.actions':
    'Compruebe que el contenedor arranca correctamente en su propio equipo.\nBusque en los eventos del pod la respuesta de la comprobación de disponibilidad.',
  'InvalidImageName.cause': 'El nombre de la imagen del contenedor {{container}} no es válido.',
  'InvalidImageName.actions': 'Corrija el nombre de la imagen.',
  'ImagePullBackOff.cause':
    'La imagen del contenedor {{container}} no existe, o Kubernetes no tiene permiso para descargarla.',
  'ImagePullBackOff.actions':
    'Compruebe que el nombre y la etiqueta de la imagen son correctos.\nCompruebe que Kubernetes tiene permiso para descargar la imagen.',
  'CrashLoopBackOff.cause':
    'El contenedor {{container}} se ha caído muchas veces. Kubernetes espera cada vez más antes de reiniciarlo.',
  'CrashLoopBackOff.actions': 'Busque el error en el registro del contenedor caído.',
  'CreateContainerConfigError.cause':
    'La configuración que necesita el contenedor {{container}} falta o no coincide.',
  'CreateContainerConfigError.actions':
    'Compruebe que los config maps del manifiesto existen y tienen las claves.\nCompruebe que los secrets del manifiesto existen y tienen las claves.',
  'Unschedulable.cause': 'Ningún nodo del clúster puede ejecutar el pod.',
  'Unschedulable.actions':
    'Compruebe en el mensaje del planificador qué le falta a cada nodo.\nReduzca la CPU y la memoria solicitadas, o añada nodos.\nCompruebe que los selectores de nodo, la afinidad y las tolerancias coinciden con un nodo, y que allí se pueden montar los volúmenes.',
  'Unknown.cause': 'El contenedor {{container}} terminó por un motivo desconocido y se reinició.',
  'Unknown.actions': 'Busque el error en el registro del contenedor caído.',
  'Error.cause': 'El contenedor {{container}} terminó con un error y se reinició.',
  'Error.actions': 'Busque el error en el registro del contenedor caído.',
  'OOMKilled.cause': 'El contenedor {{container}} usó más memoria que su límite y se detuvo.',
  'OOMKilled.actions':
    'Aumente el límite de memoria del contenedor.\nCompruebe que la aplicación limita la memoria que usa.',
};
