import { layered, single, unset, type LayeringCase } from './layeringCase';

/** `${VAR}`, `${VAR:-default}` and `$${VAR}`. */
export const variableCases: LayeringCase[] = [
  single('a variable', "x: '${A}'", 'one', { env: { A: 'one' } }),
  single('a variable without quotes', 'x: ${A}', 'one', { env: { A: 'one' } }),
  single('a variable in a string', "x: 'a ${A} b'", 'a one b', { env: { A: 'one' } }),
  single('two variables', "x: '${A}${B}'", 'onetwo', { env: { A: 'one', B: 'two' } }),
  single('a variable always results in a string', "x: '${A}'", 'true', { env: { A: 'true' } }),
  single('a default', "x: '${A:-two}'", 'two'),
  single('a default of a variable that is set', "x: '${A:-two}'", 'one', { env: { A: 'one' } }),
  single('a default of a variable that is empty', "x: '${A:-two}'", 'two', { env: { A: '' } }),
  single('an empty default', "x: '${A:-}'", ''),
  single('a default with a colon', "x: '${A:-http://a:1}'", 'http://a:1'),
  single('a default that is a variable', "x: '${A:-${B}}'", 'two', { env: { B: 'two' } }),
  single('a default of a default', "x: '${A:-${B:-three}}'", 'three'),
  single('an escaped variable', "x: '$${A}'", '${A}', { env: { A: 'one' } }),
  single('an escaped variable before one', "x: '$${A}${A}'", '${A}one', { env: { A: 'one' } }),
  single('an unset variable removes the whole value', "x: 'a ${A} b'", undefined, { problems: unset }),
  single('an unset variable removes only its key', "x: {a: '${A}', b: 1}", { b: 1 }, { problems: unset }),
  single('an unset variable removes its item from the list', "x: [1, '${A}', 2]", [1, 2], {
    problems: unset,
  }),
  single('an unset default removes the whole value', "x: '${A:-${B}}'", undefined, { problems: unset }),
  layered('an unset variable keeps the value of the earlier file', ['x: 1', "x: '${A}'"], 1, {
    problems: unset,
  }),
  single('variables in keys are not replaced', "x: {'${A}': 1}", { '${A}': 1 }, { env: { A: 'one' } }),
];
