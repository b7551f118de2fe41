import { createTranslationRef } from '#sdk';

/** The messages of the terminal of a pod. */
export const kubernetesTerminalTranslationRef = createTranslationRef({
  id: 'kubernetes-terminal',
  messages: {
    title: 'Terminal: {{namespace}}/{{pod}}',
    starting: 'Starting terminal, please wait...',
    closed: 'Socket connection closed',
    reconnected: 'Reconnected at {{time, datetime(timeStyle: medium)}}',
    skipped: '[{{size, number(maximumFractionDigits: 1)}} MB of output skipped]',
    input: 'Shell in the container {{container}}',
    'input.tooMuch': 'Too much output to announce. Move to the lines to read them.',
    'tool.container': 'Container',
    'tool.copy': 'Copy selection',
    'tool.copied': 'Copied',
    'tool.copyFailed': 'The browser did not allow copying.',
    'tool.paste': 'Paste',
    'tool.pasteFailed': 'The browser did not allow reading the clipboard. Use {{keys}}.',
    'tool.screenReader': 'Screen reader mode',
    'tool.reconnect': 'Reconnect',
    'keys.leave': 'Leave the terminal',
    'keys.copy': 'Copy',
    'keys.paste': 'Paste',
    'state.connecting': 'Connecting',
    'state.open': 'Connected. The shell receives all keys, also Tab and Escape.',
    'state.exited': 'The shell ended with exit code {{code}}.',
    'state.lost': 'The connection to the shell was lost.',
    'failure.signedOut': 'Your session has ended. Sign in again, then reconnect.',
    'failure.notPermitted':
      "You don't have permission to open a terminal. It requires the kubernetes.proxy permission. Ask an administrator of the portal.",
    'failure.forbidden': "The cluster '{{cluster}}' did not allow the shell: {{message}}",
    'failure.missing': 'The pod or the container is not running anymore: {{message}}',
    'failure.unreachable': "The cluster '{{cluster}}' does not respond: {{message}}",
    'failure.offline': 'The portal does not respond. Check your connection, then reconnect.',
    'failure.blocked':
      'The connection could not be opened, although the cluster allows it. A proxy between your browser and the portal may block WebSockets, or the address of this page is not the one in the configuration of the portal.',
    'failure.noShell':
      "The container '{{container}}' has no {{shell}}, so no shell can run in it. This command adds a container with a shell to the pod:",
    'failure.noShell.copy': 'kubectl command',
    'failure.other': 'The shell could not be started: {{message}}',
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
