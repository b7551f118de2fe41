import { SafeLink } from '#ui';
import { usePrintTarget } from '../../api/usePrintTarget';

/** A link to a file, with its path in the repository as the text. */
export function TargetLink({ target }: { target: string }) {
  const print = usePrintTarget();
  return (
    <SafeLink href={target}>
      <bdi dir="ltr">{print(target)}</bdi>
    </SafeLink>
  );
}
