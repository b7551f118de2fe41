import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

/** A zero-based position, as in the protocol. */
interface Position {
  line: number;
  character: number;
}

interface Diagnostic {
  range: { start: Position; end: Position };
  message: string;
}

/** A completion. */
export interface Proposal {
  label: string;
  insertText?: string;
  documentation?: string | { value: string };
}

/** A mistake as an editor shows it: the one-based line, the underlined text and the message. */
export interface Underline {
  line: number;
  text: string;
  message: string;
}

/** An open file. */
export interface OpenFile {
  findMistakes(): Promise<Underline[]>;
  complete(position: Position): Promise<Proposal[]>;
  hover(position: Position): Promise<string>;
}

/** The YAML language server, with the requests that an editor sends. */
export interface LanguageServer {
  /** Opens a text under the name of a file. Writes nothing. */
  open(file: string, text: string): OpenFile;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const program = require.resolve('yaml-language-server/bin/yaml-language-server');

/** Uses only the schemas in modelines, and no schemas from the network. */
const settings = {
  yaml: {
    validate: true,
    hover: true,
    completion: true,
    schemaStore: { enable: false },
    format: { enable: false },
  },
};

/** Starts and initializes the language server. */
export async function startLanguageServer(): Promise<LanguageServer> {
  const server = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const waiting = new Map<string, (diagnostics: Diagnostic[]) => void>();
  connection.onNotification(
    'textDocument/publishDiagnostics',
    (report: { uri: string; diagnostics: Diagnostic[] }) => waiting.get(report.uri)?.(report.diagnostics),
  );
  connection.onRequest('workspace/configuration', ({ items }: { items: Array<{ section?: string }> }) =>
    items.map(({ section = '' }) => (section === 'yaml' ? settings.yaml : null)),
  );
  connection.onRequest('client/registerCapability', () => null);
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    capabilities: {
      workspace: { configuration: true },
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
        hover: { contentFormat: ['markdown'] },
      },
    },
  });
  await connection.sendNotification('initialized', {});

  let opened = 0;
  const open = (file: string, text: string): OpenFile => {
    opened += 1;
    // A unique name in the folder of the file, so that the relative path in the modeline is correct.
    const uri = pathToFileURL(path.join(root, path.dirname(file), `${opened}-${path.basename(file)}`)).href;
    const report = new Promise<Diagnostic[]>((resolve) => waiting.set(uri, resolve));
    const isOpen = connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'yaml', version: 1, text },
    });
    const ask = async <T>(method: string, position: Position): Promise<T> => {
      await isOpen;
      return connection.sendRequest(method, { textDocument: { uri }, position });
    };
    const lines = text.split('\n');
    return {
      findMistakes: async () =>
        (await report).map(({ range: { start, end }, message }) => ({
          line: start.line + 1,
          text:
            lines[start.line]?.slice(start.character, start.line === end.line ? end.character : undefined) ??
            '',
          message,
        })),
      complete: async (position) => {
        const answer = await ask<{ items: Proposal[] } | null>('textDocument/completion', position);
        return answer?.items ?? [];
      },
      hover: async (position) => {
        const answer = await ask<{ contents: { value: string } } | null>('textDocument/hover', position);
        return answer?.contents.value ?? '';
      },
    };
  };
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit');
    await connection.sendRequest('shutdown');
    await connection.sendNotification('exit');
    await ended;
    connection.dispose();
  };
  return { open, stop };
}
