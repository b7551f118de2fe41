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
  'UnboundVolume.cause': 'Un volumen que el pod necesita no está disponible.',
  'UnboundVolume.actions':
    'Consultar los eventos de los persistent volume claims que usa el pod. Su YAML los indica.\nComprobar que su storage class existe y puede crear volúmenes, o crear un volumen adecuado.',
  'PodFailed.cause': 'El pod terminó con un error. No tiene un propietario que lo reinicie.',
  'PodFailed.actions':
    'Buscar el error en el registro del pod.\nCrear el pod de nuevo, o usar un deployment o un job, que sustituyen los pods fallidos.',
  'JobFailed.cause':
    'Los pods del job fallaron demasiadas veces o tardaron demasiado. Kubernetes no inicia otro.',
  'JobFailed.actions':
    'Abrir un pod fallido del job y buscar el error en su registro.\nEjecutar el job de nuevo cuando la causa esté corregida.',
  'ReplicaFailure.cause': 'Kubernetes no puede crear los pods del deployment.',
  'ReplicaFailure.actions':
    'Comprobar qué límite o regla indica el mensaje: a menudo una cuota, una cuenta de servicio que falta o una política.\nReducir lo que solicitan los pods, o pedir a un administrador del clúster que cambie el límite o la regla.',
  'MaxReplicas.cause':
    'El autoescalador ejecuta todos los pods que puede. Si la carga crece, no puede añadir más.',
  'MaxReplicas.actions':
    'Aumentar maxReplicas si la carga es la esperada.\nSi no, comprobar por qué los pods consumen más de lo habitual.',
  'ScalingInactive.cause':
    'El autoescalador no puede leer las métricas con las que escala, así que el número de pods no cambia.',
  'ScalingInactive.actions':
    'Comprobar que el clúster mide la métrica: la CPU y la memoria, con el metrics server.\nComprobar que cada contenedor de los pods solicita CPU o memoria si el objetivo es un porcentaje.',
  'Unknown.cause': 'El contenedor {{container}} terminó por un motivo desconocido y se reinició.',
  'Unknown.actions': 'Busque el error en el registro del contenedor caído.',
  'Error.cause': 'El contenedor {{container}} terminó con un error y se reinició.',
  'Error.actions': 'Busque el error en el registro del contenedor caído.',
  'OOMKilled.cause': 'El contenedor {{container}} usó más memoria que su límite y se detuvo.',
  'OOMKilled.actions':
    'Aumente el límite de memoria del contenedor.\nCompruebe que la aplicación limita la memoria que usa.',
};
