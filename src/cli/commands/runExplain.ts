import { paintPlain } from '#diagnostics';
import { bundledFeatures } from '#extensions';
import { bundledSettings } from '#extensions/settings';
import { loadApp } from '../app/loadApp';
import { toLoadOptions } from '../app/toLoadOptions';
import type { CliIo } from '../commandLine/cliIo';
import { paintColors } from '../commandLine/colors';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { explainExtension } from '../explain/explainExtension';
import { printExtensionExplanation, printValueExplanation } from '../explain/printExplanation';
import { resolveTopic } from '../explain/resolveTopic';
import { printReport } from '../report/printReport';
import { readInstallation } from '../schemas/installation/readInstallation';

/** Explains an extension or a value, even if the configuration has problems elsewhere. */
export async function runExplain(options: GivenOptions, io: CliIo): Promise<number> {
  const loaded = await loadApp(toLoadOptions(options, io));
  if (loaded.config.unreadable.length > 0) {
    io.notify(printReport(loaded.report, io.colors, io.width));
    return exitCodes.couldNotRun;
  }
  const installation = await readInstallation(bundledFeatures, bundledSettings);
  const topic = resolveTopic(options.words[0] ?? '', loaded, installation);
  const style = { paint: io.printColors ? paintColors : paintPlain, width: io.width };
  const asJson = options.text('format') === 'json';
  if (topic.kind === 'value') {
    const { explanation } = topic;
    io.print(asJson ? printJson(explanation) : printValueExplanation(explanation, style));
  } else {
    const explanation = await explainExtension(topic.node, topic.extension, loaded);
    io.print(asJson ? printJson(explanation) : printExtensionExplanation(explanation, style));
  }
  return exitCodes.ok;
}

function printJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}
