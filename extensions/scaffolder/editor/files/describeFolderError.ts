import type { TranslationFunction } from '#sdk';
import type { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import { FolderError } from './folderError';
import { folderLimits } from './templateFile';

/** Returns an error with a message for the user. */
export function describeFolderError(
  cause: unknown,
  t: TranslationFunction<typeof editorTranslationRef.messages>,
): Error {
  if (!(cause instanceof FolderError)) return cause instanceof Error ? cause : new Error(String(cause));
  switch (cause.code) {
    case 'tooMany':
      return new Error(t('open.tooMany', { count: folderLimits.files }), { cause });
    case 'tooLarge':
      return new Error(t('open.tooLarge', { size: folderLimits.bytes / 1024 / 1024 }), { cause });
    case 'unsafe':
      return new Error(t('open.unsafe', { path: cause.path }), { cause });
    default:
      return new Error(t(`open.${cause.code}`), { cause });
  }
}
