import { layered, single, unset, type LayeringCase } from './layeringCase';

/** `${VAR}`, `${VAR:-default}` and `$${VAR}`. */
export const variableCases: LayeringCase[] = [
  single('a variable', "x: '${A}'", 'one', { env: { A: 'one' } }),
  single('a variable without quotes around it', 'x: ${A}', 'one', { env: { A: 'one' } }),
  single('a variable amid a text', "x: 'a ${A} b'", 'a one b', { env: { A: 'one' } }),
  single('two variables', "x: '${A}${B}'", 'onetwo', { env: { A: 'one', B: 'two' } }),
  single('a variable gives a text, whatever is in it', "x: '${A}'", 'true', { env: { A: 'true' } }),
  single('a default', "x: '${A:-two}'", 'two'),
  single('a default of a variable that is set', "x: '${A:-two}'", 'one', { env: { A: 'one' } }),
  single('a default of a variable that is empty', "x: '${A:-two}'", 'two', { env: { A: '' } }),
  single('an empty default', "x: '${A:-}'", ''),
  single('a default with a colon', "x: '${A:-http://a:1}'", 'http://a:1'),
  single('a default that is a variable', "x: '${A:-${B}}'", 'two', { env: { B: 'two' } }),
  single('a default of a default', "x: '${A:-${B:-three}}'", 'three'),
  single('an escaped variable', "x: '$${A}'", '${A}', { env: { A: 'one' } }),
  single('an escaped variable before one', "x: '$${A}${A}'", '${A}one', { env: { A: 'one' } }),
  single('an unset variable makes the whole value absent', "x: 'a ${A} b'", undefined, { told: unset }),
  single(
    'an unset variable takes its key away and no other',
    "x: {a: '${A}', b: 1}",
    { b: 1 },
    { told: unset },
  ),
  single('an unset variable takes its item out of the list', "x: [1, '${A}', 2]", [1, 2], { told: unset }),
  single('an unset default makes the whole value absent', "x: '${A:-${B}}'", undefined, { told: unset }),
  layered('an unset variable lets the earlier file through', ['x: 1', "x: '${A}'"], 1, { told: unset }),
  single('names of keys are not filled in', "x: {'${A}': 1}", { '${A}': 1 }, { env: { A: 'one' } }),
];
