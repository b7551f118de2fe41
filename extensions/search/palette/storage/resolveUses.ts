import { createStoredList, type StoredList } from '../../storage/createStoredList';
import { parseUses, printUse, type Use } from '../model/uses';
import { onePerStorage } from './onePerStorage';

/** Returns the uses of the palette in the account of the user. */
export const resolveUses = onePerStorage((storageApi): StoredList<Use> =>
  createStoredList<Use>({ storageApi, key: 'paletteUses', parse: parseUses, print: printUse }),
);
