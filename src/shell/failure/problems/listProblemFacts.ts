import type { Problem } from '#diagnostics';
import { failureText } from '../text/failureText';
import type { PluginPackages } from './usePluginPackages';

/** An id that is related to a problem, with a label. */
export interface ProblemFact {
  label: string;
  value: string;
}

/** Lists the ids that are related to a problem, the most specific first. */
export function listProblemFacts(problem: Problem, packages: PluginPackages): ProblemFact[] {
  const { pluginId } = problem;
  const facts: Array<[string, string | undefined]> = [
    [failureText('fact.extension'), problem.extensionId],
    [failureText('fact.input'), problem.inputName],
    [failureText('fact.data'), problem.dataRefId],
    [failureText('fact.plugin'), pluginId],
    [failureText('fact.package'), pluginId === undefined ? undefined : packages.get(pluginId)],
    [failureText('fact.existingPlugin'), problem.existingPluginId],
    [failureText('fact.api'), problem.apiRefId],
    [failureText('fact.route'), problem.routeId],
    [failureText('fact.flag'), problem.flagName],
    [failureText('fact.path'), problem.where?.path],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
