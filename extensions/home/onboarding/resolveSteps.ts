/** What a step is completed by. */
export type Fact = 'signed-in' | 'starred' | 'language' | 'visited';

/** What is known about the user. */
export interface Facts {
  /** Whether the user has an account. Guests have none. */
  isSignedIn: boolean;
  /** Whether the portal has accounts. */
  canSignIn: boolean;
  starred: number;
  hasLanguage: boolean;
  visitedEntities: number;
}

/** A step in the configuration. */
export interface StepConfig {
  fact: Fact;
  /** How many entities, for `starred` and `visited`. */
  count?: number;
  title?: string;
  description?: string;
  /** By default, where the step can be done. */
  url?: string;
}

/** A step with its state. */
export interface Step extends StepConfig {
  count: number;
  isDone: boolean;
}

const builtIn: readonly StepConfig[] = [
  { fact: 'language' },
  { fact: 'visited', count: 3 },
  { fact: 'starred' },
];

/** Resolves which steps are done. By default, there is a step for signing in where guests can do so. */
export function resolveSteps(config: readonly StepConfig[] | undefined, facts: Facts): Step[] {
  const signIn: StepConfig[] = facts.canSignIn ? [{ fact: 'signed-in' }] : [];
  return (config ?? [...signIn, ...builtIn]).map((step) => {
    const count = step.count ?? 1;
    return { ...step, count, isDone: isTrue(step.fact, count, facts) };
  });
}

function isTrue(fact: Fact, count: number, facts: Facts): boolean {
  switch (fact) {
    case 'signed-in':
      return facts.isSignedIn;
    case 'language':
      return facts.hasLanguage;
    case 'starred':
      return facts.starred >= count;
    case 'visited':
      return facts.visitedEntities >= count;
  }
}
