import type { TranslationFunction } from '#sdk';
import type { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import type { ProblemText } from './checkTemplate';

export type EditorText = TranslationFunction<typeof editorTranslationRef.messages>;

/** Returns the message of a problem, with the name that was probably meant. */
export function describeProblem(problem: ProblemText, t: EditorText): string {
  const message = describe(problem, t);
  if ('nearest' in problem && problem.nearest !== undefined)
    return `${message} ${t('problems.nearest', { name: problem.nearest })}`;
  return problem.key === 'unknownAction' ? `${message} ${t('problem.noAction')}` : message;
}

function describe(problem: ProblemText, t: EditorText): string {
  switch (problem.key) {
    case 'text':
      return problem.text;
    case 'unclosed':
    case 'incomplete':
    case 'yamlTab':
    case 'yamlIndent':
    case 'yamlDuplicate':
    case 'yamlQuote':
    case 'yamlColon':
    case 'yamlStart':
      return t(`problem.${problem.key}`);
    case 'unclosedList':
    case 'unclosedMap':
      return t(`problem.${problem.key}`, { line: problem.line });
    case 'unknownKey':
      return t('problem.unknownKey', { name: problem.name, place: problem.place ?? t('problem.template') });
    case 'unknownAction':
      return t('problem.unknownAction', problem);
    case 'unknownInput':
      return t('problem.unknownInput', problem);
    case 'missingInput':
      return t('problem.missingInput', problem);
    case 'invalidInput':
      return t('problem.invalidInput', problem);
    case 'unknownOutput':
      return t('problem.unknownOutput', problem);
    default:
      return t(`problem.${problem.key}`, { name: problem.name });
  }
}
