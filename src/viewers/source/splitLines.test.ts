import { expect, it } from 'vitest';
import { splitLines } from './splitLines';

it('splits short texts, and long ones in several tasks, with any line ends', async () => {
  expect((await splitLines('')).toJSON()).toEqual(['']);
  expect((await splitLines('a\r\nb\rc\n')).toJSON()).toEqual(['a', 'b', 'c', '']);
  const line = 'x'.repeat(400_000);
  expect((await splitLines(`${line}\n${line}\r\n${line}\n`)).toJSON()).toEqual([line, line, line, '']);
});
