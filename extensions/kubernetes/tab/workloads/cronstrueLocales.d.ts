// Modules of cronstrue without types of their own.
declare module 'cronstrue/locales/*';
