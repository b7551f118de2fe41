/**
 * Words and phrases that the wording guide (src/diagnostics/README.md) replaces.
 *
 * @typedef {{ pattern: RegExp, instead: string, in?: 'texts', names?: true }} OldWord `in: 'texts'` skips comments; `names` also
 *   searches declared names
 * @type {OldWord[]}
 */
export const oldWords = [
  { pattern: /\bmend(s|ed|ing|er)?\b/i, instead: 'fix', names: true },
  { pattern: /\banew\b/i, instead: 'again', names: true },
  {
    pattern: /\b(whoever|whomever|whichever)\b/i,
    instead: 'anyone who, or the role (user, caller, administrator)',
    names: true,
  },
  {
    pattern: /\b(nobody|somebody|everybody)\b/i,
    instead: 'no one, someone, everyone, or the role',
    names: true,
  },
  { pattern: /\b(tells?|told|telling)\b/i, instead: 'report, show, describe, notify', names: true },
  {
    pattern: /\bstands?\b(?! (?:for|out|alone|by)\b)|\bstanding\b|\bstood\b/i,
    instead: 'is, appears, is set',
  },
  { pattern: /\b(hangs?|hung)\b(?! up\b)/i, instead: 'attach, is attached to', names: true },
  {
    pattern: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|one\b)[a-z]/i,
    instead: '"is not a …" or "there is no …"',
  },
  {
    pattern: /\b(?:by itself|by themselves|of its own accord|without further ado)\b/i,
    instead: 'automatically, by default',
  },
  { pattern: /\bwhat is more\b|\bwhat (?:can|could) be\b/i, instead: 'name the thing' },
  { pattern: /\bas long as\b/i, instead: 'while, if' },
  { pattern: /\bcomplain(s|ed|ing|t|ts)?\b/i, instead: 'report, warning', names: true },
  { pattern: /\b(begin|begins|began|begun|beginning)\b/i, instead: 'start', in: 'texts' },
  {
    pattern: /\b(?:hence|thereby|thereof|lest|whilst|amongst|henceforth|thence|wherein|heretofore)\b/i,
    instead: 'a plain word',
  },
  { pattern: /\breckon(s|ed|ing)?\b/i, instead: 'calculate, count', names: true },
  {
    pattern: /\bforgo(?:es)?\b|\bhears? of\b|\btakes? up\b|\bput(?:s)? off\b|\bkeeps? to itself\b/i,
    instead: 'a plain verb',
  },
  { pattern: /\bcatalogues?\b/i, instead: 'catalog', names: true },
  {
    pattern: /\b(?:colour|behaviour|favour|honour|neighbour|flavour|labour)(?:s|ed|ing|ite|ites|ly)?\b/i,
    instead: 'the American spelling: -or',
    names: true,
  },
  {
    pattern: /\b(?:centre|metre|licence|defence|offence|grey|misspelt|learnt|spelt|programme)s?\b/i,
    instead: 'the American spelling',
  },
  {
    pattern:
      /\b(?:cancelled|cancelling|labelled|labelling|travelled|modelled|levelled|signalled|signalling)\b/i,
    instead: 'the American spelling: one l',
  },
  {
    pattern:
      /\b[a-z]+(?:alis|anis|ognis|oritis|imis|ronis|ymis|utralis|itialis)(?:e|es|ed|er|ing|ation|ations)\b/i,
    instead: 'the American spelling: -ize',
  },
  { pattern: /\b(?:towards|afterwards)\b/i, instead: 'toward, afterward' },
  {
    pattern: /\b(?:Log in|Login|Sign In|Log out|Logout)\b/,
    instead: 'Sign in (verb), sign-in (noun), Sign out',
    in: 'texts',
  },
];

/**
 * Correct uses of old words with the reason. A text that matches is not checked.
 *
 * @type {{ text: RegExp, why: string }[]}
 */
export const allowed = [
  {
    text: /\bSign In\b/,
    why: 'The title and the buttons of the sign-in page. Backstage defines them, and tests of other plugins click them.',
  },
  {
    text: /\bLog(?:in failed|in Required)|(?:^|>)Log in\b|\bLogout request failed\b/,
    why: 'Titles and errors of the sign-in dialogs of Backstage, which plugins match.',
  },
  {
    text: /^Enable features to maximise compatibility with templates built for fetch:cookiecutter$/,
    why: 'A description in the protocol of templates.',
  },
  {
    text: /^Beginning step|has been cancelled\.|status: cancelled$/,
    why: 'Messages in the log of a task. Backstage defines them.',
  },
];
