import { backend, elsewhere } from '../keys';
import { map, text } from '../values';

/** Creating software from templates. */
export const scaffolder = map({
  defaultAuthor: map({
    name: backend(text(), 'Name of the author of commits.').optional(),
    email: backend(text(), 'Address of the author of commits.').optional(),
  }).optional(),
  defaultCommitMessage: backend(text(), 'Message of commits.').optional(),
}).catchall(elsewhere('Setting of the scaffolder.'));
