import {
  parseDuration,
  readFlag,
  readMap,
  readNumber,
  readText,
  type RenderLimits,
  type SettingsSource,
} from '#backend';

/** The settings of the server side. */
export interface ScaffolderSettings {
  /** Tasks that this process runs at once. */
  concurrency: number;
  taskTimeoutMs: number;
  /** Whether tasks of an ended process start over if their template allows it. */
  recovers: boolean;
  /** The author and the message of commits, as far as the configuration has them. */
  defaultAuthor: { name: string | undefined; email: string | undefined };
  defaultCommitMessage: string | undefined;
  environment: {
    parameters: Record<string, string>;
    secrets: Record<string, string>;
  };
  limits: ScaffolderLimits;
  /** The base URL of the backend, without a slash at the end. */
  backendUrl: string;
  /** The base URL of the app, without a slash at the end. */
  appUrl: string;
}

/** Limits that protect the portal from templates. */
export interface ScaffolderLimits {
  renderTimeMs: number;
  renderMemoryBytes: number;
  renderOutputBytes: number;
  workspaceBytes: number;
  workspaceFiles: number;
}

/** The limits of a template session. */
export function toRenderLimits(limits: ScaffolderLimits): RenderLimits {
  return {
    timeMs: limits.renderTimeMs,
    memoryBytes: limits.renderMemoryBytes,
    outputBytes: limits.renderOutputBytes,
  };
}

const MB = 1024 * 1024;

/** Parses `scaffolder` of `app-config.yaml`. */
export const scaffolderSettings: SettingsSource<ScaffolderSettings> = {
  sections: ['scaffolder', 'backend.baseUrl', 'app.baseUrl'],
  parse: (config) => {
    const section = readMap(config, 'scaffolder') ?? {};
    const megabytes = (name: string, byDefault: number): number =>
      (readNumber(section, `limits.${name}`) ?? byDefault) * MB;
    const milliseconds = (path: string, byDefault: string): number =>
      1000 * (parseDuration(readText(section, path) ?? readMap(section, path) ?? byDefault) ?? 0);
    const backendUrl = readText(config, 'backend.baseUrl') ?? 'http://localhost:7007';
    return {
      backendUrl: backendUrl.replace(/\/+$/, ''),
      appUrl: (readText(config, 'app.baseUrl') ?? backendUrl).replace(/\/+$/, ''),
      concurrency: readNumber(section, 'concurrentTasksLimit') ?? 10,
      taskTimeoutMs: 1000 * (readNumber(section, 'taskTimeout') ?? milliseconds('taskTimeout', '24h') / 1000),
      recovers: readFlag(section, 'taskRecovery.enabled') ?? true,
      defaultAuthor: {
        name: readText(section, 'defaultAuthor.name'),
        email: readText(section, 'defaultAuthor.email'),
      },
      defaultCommitMessage: readText(section, 'defaultCommitMessage'),
      environment: {
        parameters: readTextMap(readMap(section, 'defaultEnvironment.parameters')),
        secrets: readTextMap(readMap(section, 'defaultEnvironment.secrets')),
      },
      limits: {
        renderTimeMs: milliseconds('limits.renderTime', '5s'),
        renderMemoryBytes: megabytes('renderMemoryMb', 64),
        renderOutputBytes: megabytes('renderOutputMb', 10),
        workspaceBytes: megabytes('workspaceMb', 500),
        workspaceFiles: readNumber(section, 'limits.workspaceFiles') ?? 20_000,
      },
    };
  },
};

function readTextMap(values: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
}
