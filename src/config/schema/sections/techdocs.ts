import { elsewhere, frontend, secretDeep } from '../keys';
import { anything, boolean, list, map, mapOf, oneOf, text } from '../values';

const sanitizer = map({
  allowedIframeHosts: list(frontend(text(), 'Host whose pages may be shown in a frame.')).optional(),
  allowedCustomElementTagNameRegExp: frontend(
    text(),
    'Pattern of the names of custom elements that are kept.',
  ).optional(),
  allowedCustomElementAttributeNameRegExp: frontend(
    text(),
    'Pattern of the attributes that they keep.',
  ).optional(),
  additionalAllowedURIProtocols: list(
    frontend(text(), 'Protocol that links may use besides the usual ones.'),
  ).optional(),
});

/** Documentation that lives beside the code. */
export const techdocs = map({
  builder: frontend(
    oneOf(['local', 'external']),
    "'local' when the backend builds the documentation, 'external' when a pipeline does.",
  ).default('local'),
  legacyUseCaseSensitiveTripletPaths: frontend(
    boolean(),
    'Keeps capitals in the paths of stored documentation.',
  ).default(false),
  sanitizer: sanitizer.optional(),
  publisher: secretDeep(mapOf(anything()), 'Where built documentation is stored.').optional(),
}).catchall(elsewhere('Setting of the documentation build.'));
