import type { AppNode, ExtensionDataValue, FillGap, Gap } from '#engine';
import { coreExtensionData } from '#sdk';
import { containsPages } from './findMissing';
import { GapTile, type GapHelp } from './GapTile';

/**
 * Returns the data of a tile that replaces a failed extension, with the extension's path and title if they are known. If the
 * portal requires the extension, returns the data of the extension itself, created without the invalid settings.
 */
export function fillGap(gap: Gap, help: GapHelp): ReturnType<FillGap> {
  const { node, input, spare } = gap;
  const isRequired = input.config.singleton && !input.config.optional;
  if ((isRequired && spare) || containsPages(node)) return spare && listValues(gap);
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

/** Uses the path and the title from the configuration, because an extension that threw provides no data. */
function guessValues({ spec: { id, config, plugin } }: AppNode): ExtensionDataValue[] {
  const { path, title } = (config ?? {}) as { path?: unknown; title?: unknown };
  return [
    coreExtensionData.title(typeof title === 'string' ? title : (plugin.title ?? id)),
    ...(typeof path === 'string' ? [coreExtensionData.routePath(path)] : []),
  ];
}
