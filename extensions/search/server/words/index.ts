export { createFieldLexeme, createTypeLexeme, listForms, NO_LEXEME, quoteLexeme, ZONES } from './lexemes';
export { countTypos } from './countTypos';
export { listDeletions } from './deletions';
export { foldWord, spellOutUmlauts } from './foldWord';
export { joinWords, listBigrams, splitWords, type Word, type WordGroup } from './splitWords';
