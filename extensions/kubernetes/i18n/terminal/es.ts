import type { LanguageMessages } from '#sdk';

/** The messages of the terminal of a pod, in Spanish. */
export const messages: LanguageMessages = {
  title: 'Terminal: {{namespace}}/{{pod}}',
  starting: 'Iniciando el terminal, espere...',
  closed: 'Conexión cerrada',
  reconnected: 'Conexión restablecida a las {{time, datetime(timeStyle: medium)}}',
  skipped: '[Se omitieron {{size, number(maximumFractionDigits: 1)}} MB de salida]',
  input: 'Shell en el contenedor {{container}}',
  'input.tooMuch': 'Hay demasiada salida para anunciarla. Vaya a las líneas para leerlas.',
  'tool.container': 'Contenedor',
  'tool.copy': 'Copiar la selección',
  'tool.copied': 'Copiado',
  'tool.copyFailed': 'El navegador no permitió copiar.',
  'tool.paste': 'Pegar',
  'tool.pasteFailed': 'El navegador no permitió leer el portapapeles. Use {{keys}}.',
  'tool.screenReader': 'Modo de lector de pantalla',
  'tool.reconnect': 'Volver a conectar',
  'keys.leave': 'Salir del terminal',
  'keys.copy': 'Copiar',
  'keys.paste': 'Pegar',
  'state.connecting': 'Conectando',
  'state.open': 'Conectado. El shell recibe todas las teclas, también Tab y Escape.',
  'state.exited': 'El shell terminó con el código de salida {{code}}.',
  'state.lost': 'Se perdió la conexión con el shell.',
  'failure.signedOut': 'Su sesión ha terminado. Inicie sesión de nuevo y vuelva a conectar.',
  'failure.notPermitted':
    'No tiene permiso para abrir un terminal. Requiere el permiso kubernetes.proxy. Pregunte a un administrador del portal.',
  'failure.forbidden': 'El clúster «{{cluster}}» no permitió el shell: {{message}}',
  'failure.missing': 'El pod o el contenedor ya no se está ejecutando: {{message}}',
  'failure.unreachable': 'El clúster «{{cluster}}» no responde: {{message}}',
  'failure.offline': 'El portal no responde. Compruebe su conexión y vuelva a conectar.',
  'failure.blocked':
    'No se pudo abrir la conexión, aunque el clúster la permite. Puede que un proxy entre su navegador y el portal bloquee los WebSockets, o que la dirección de esta página no sea la de la configuración del portal.',
  'failure.noShell':
    'El contenedor «{{container}}» no tiene {{shell}}, por lo que no se puede ejecutar un shell en él. Este comando agrega al pod un contenedor con un shell:',
  'failure.noShell.copy': 'comando de kubectl',
  'failure.other': 'No se pudo iniciar el shell: {{message}}',
};
