import type { AppNode, ExtensionDataValue, FillGap, Gap } from '#engine';
import { coreExtensionData } from '#sdk';
import { carriesPages } from './findMissing';
import { GapTile, type GapHelp } from './GapTile';

/**
 * What stands in place of a failed extension: a tile, which keeps the extension's path and title as far as they are known.
 * Where the portal cannot do without the extension, it stands there itself without the settings that it refused.
 */
export function fillGap(gap: Gap, help: GapHelp): ReturnType<FillGap> {
  const { node, input, spare } = gap;
  const isRequired = input.config.singleton && !input.config.optional;
  if ((isRequired && spare) || carriesPages(node)) return spare && listValues(gap);
  const values = listValues(gap).filter(({ id }) => id !== coreExtensionData.reactElement.id);
  const isMissing = input.extensionData.some(
    (ref) =>
      !ref.config.optional &&
      ref.id !== coreExtensionData.reactElement.id &&
      values.every(({ id }) => id !== ref.id),
  );
  if (isMissing) return undefined;
  const isPage = values.some(({ id }) => id === coreExtensionData.routePath.id);
  return [
    ...values,
    coreExtensionData.reactElement(<GapTile id={node.spec.id} isPage={isPage} help={help} />),
  ];
}

function listValues({ node, spare }: Gap): ExtensionDataValue[] {
  if (!spare) return guessValues(node);
  return [...spare.getDataRefs()].map((ref) => ({
    $$type: '@trellis/ExtensionDataValue',
    id: ref.id,
    value: spare.getData(ref),
  }));
}

/** An extension that threw tells nothing; what the configuration says of its path and title still holds. */
function guessValues({ spec: { id, config, plugin } }: AppNode): ExtensionDataValue[] {
  const { path, title } = (config ?? {}) as { path?: unknown; title?: unknown };
  return [
    coreExtensionData.title(typeof title === 'string' ? title : (plugin.title ?? id)),
    ...(typeof path === 'string' ? [coreExtensionData.routePath(path)] : []),
  ];
}
