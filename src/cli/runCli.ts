import { commands } from './commands';
import type { CliIo } from './commandLine/cliIo';
import { exitCodes, type Command } from './commandLine/command';
import { parseOptions, suggest } from './commandLine/parseOptions';
import { printCommandHelp, printOverview } from './commandLine/printHelp';
import { UsageError } from './commandLine/usageError';

const helpWords = ['help', '--help', '-h'];

/** Runs the command for the given arguments and returns the exit code. Throws only for errors in Trellis. */
export async function runCli(args: readonly string[], io: CliIo, version: string): Promise<number> {
  try {
    return await dispatch(args, io, version);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.notify(error.message);
    return exitCodes.couldNotRun;
  }
}

async function dispatch([name, ...rest]: readonly string[], io: CliIo, version: string): Promise<number> {
  if (name === '--version' || name === '-v') {
    io.print(version);
    return exitCodes.ok;
  }
  const asksForHelp = name === undefined || helpWords.includes(name);
  const topic = asksForHelp ? rest[0] : name;
  if (topic === undefined) {
    io.print(printOverview(commands, version));
    return name === undefined ? exitCodes.couldNotRun : exitCodes.ok;
  }
  const command = findCommand(topic);
  if (asksForHelp || rest.some((argument) => argument === '--help' || argument === '-h')) {
    io.print(printCommandHelp(command));
    return exitCodes.ok;
  }
  return command.run(parseOptions(command, rest), io, version);
}

function findCommand(name: string): Command {
  const found = commands.find((command) => command.name === name || command.aliases?.includes(name));
  if (found) return found;
  const known = commands.flatMap((command) => [command.name, ...(command.aliases ?? [])]);
  throw new UsageError(
    `Unknown command '${name}'.${suggest(name, known)} Run 'trellis help' to list all commands.`,
  );
}
