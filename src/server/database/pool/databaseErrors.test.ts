import { describe, expect, it } from 'vitest';
import { DatabaseTimeoutError, DatabaseUnavailableError, resolveDatabaseError } from './databaseErrors';

const withCode = (code: string) => Object.assign(new Error('it went wrong'), { code });

describe('a database error', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    withCode('57P03'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('The embedded database stopped with exit code 1.'),
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
  ])('means that the database is unavailable: %s', (error) => {
    const resolved = resolveDatabaseError(error);
    expect(resolved).toBeInstanceOf(DatabaseUnavailableError);
    expect((resolved as Error).cause).toBe(error);
    expect((resolved as Error).message).toMatch(/^The database cannot be reached: ./);
  });

  it('means that a query was stopped', () => {
    expect(resolveDatabaseError(withCode('57014'))).toBeInstanceOf(DatabaseTimeoutError);
  });

  it.each([withCode('23505'), withCode('42703'), new Error('invalid input'), 'a text'])(
    'is returned unchanged: %s',
    (error) => {
      expect(resolveDatabaseError(error)).toBe(error);
    },
  );
});
