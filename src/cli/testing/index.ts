/** Helpers for tests of a whole portal: the checks as the commands run them. */
export { checkConfig } from '../app/checkConfig';
export { completeReport } from '../app/completeReport';
export { describeConfigNotice } from '../commands/describeConfigNotice';
export { fixTexts } from '../fix/fixConfig';
