import type { ExtensionDataValue } from '../refs/extensionDataRef';
import type { AppNode } from './appTree';
import { createDataContainer, type UntypedDataContainer } from './dataContainer';
import type { ExtensionInput, ExtensionInputs } from './extensionInput';

type Attachment = UntypedDataContainer & { node: AppNode };

/**
 * Resolves the inputs that an override passes to the original factory. A list contains either some of the original attachments,
 * in any order, or new data for each of them. A single input requires an original attachment. Throws if an override mixes both
 * forms or has data for an attachment that does not exist.
 */
export function overrideInputs(
  declared: ExtensionInputs,
  original: { [input in string]: unknown },
  overrides: { [input in string]: unknown },
): { [input in string]: unknown } {
  const inputs: { [input in string]: unknown } = {};
  for (const [name, input] of Object.entries(declared)) {
    const given = overrides[name];
    if (given === undefined) {
      if (!input.config.optional && input.config.singleton) {
        throw new Error(`The override does not pass an attachment for the required input '${name}'.`);
      }
      inputs[name] = input.config.singleton ? undefined : [];
    } else if (input.config.singleton) {
      inputs[name] = overrideOne(name, input, original[name] as Attachment | undefined, given as Attachment);
    } else {
      inputs[name] = overrideList(name, input, original[name] as Attachment[], given as Attachment[]);
    }
  }
  return inputs;
}

function overrideOne(
  name: string,
  input: ExtensionInput,
  original: Attachment | undefined,
  given: Attachment | Iterable<ExtensionDataValue>,
): Attachment {
  if (!original)
    throw new Error(`The override passes data for the input '${name}', but nothing is attached to it.`);
  return original === given ? original : withData(name, input, original.node, given);
}

function overrideList(
  name: string,
  input: ExtensionInput,
  original: Attachment[],
  given: Array<Attachment | Iterable<ExtensionDataValue>>,
): Attachment[] {
  if (!Array.isArray(given)) throw new Error(`The override must pass a list for the input '${name}'.`);
  const forwarded = given.filter((entry): entry is Attachment => original.includes(entry as Attachment));
  if (forwarded.length === given.length) return forwarded;
  if (forwarded.length > 0) {
    throw new Error(
      `The override of the input '${name}' mixes original attachments and new data. Use only one of them.`,
    );
  }
  if (given.length !== original.length) {
    throw new Error(
      `The override of the input '${name}' has data for ${given.length} attachments, but there are ${original.length}.`,
    );
  }
  return original.map((attachment, index) => withData(name, input, attachment.node, given[index] ?? []));
}

function withData(
  name: string,
  input: ExtensionInput,
  node: AppNode,
  values: Iterable<ExtensionDataValue>,
): Attachment {
  return Object.assign(
    createDataContainer(values, input.extensionData, `The override of the input '${name}'`),
    { node },
  );
}
