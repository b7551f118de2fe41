import { useSearchState } from './useSearchState';

/** Returns whether a switch is on, and a function that changes it. It is in the URL: `?<name>=true`. */
export function useSearchSwitch(
  name: 'yaml' | 'managedFields' | 'warnings',
): readonly [boolean, (isOn: boolean) => void] {
  const [search, changeSearch] = useSearchState();
  return [
    new URLSearchParams(search).get(name) === 'true',
    (isOn) =>
      changeSearch((next) => {
        if (isOn) next.set(name, 'true');
        else next.delete(name);
      }),
  ];
}
