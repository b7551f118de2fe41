import { createStoredList } from '../../storage/createStoredList';
import { onePerStorage } from './onePerStorage';

/** Returns the choice in the account of the user. It is a list with at most one item. */
export const resolveSingleKeysChoice = onePerStorage((storageApi) => {
  const list = createStoredList<boolean>({
    storageApi,
    key: 'paletteSingleKeys',
    parse: (texts) => texts.filter((text) => text === 'on' || text === 'off').map((text) => text === 'on'),
    print: (isOn) => (isOn ? 'on' : 'off'),
  });
  return { item$: () => list.item$(), set: (isOn: boolean) => list.change(() => [isOn]) };
});
