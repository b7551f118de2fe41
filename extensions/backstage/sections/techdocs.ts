import {
  anything,
  boolean,
  definePluginSettings,
  described,
  elsewhere,
  frontend,
  list,
  map,
  mapOf,
  oneOf,
  secretDeep,
  text,
} from '#config/schema';

const sanitizer = map({
  allowedIframeHosts: list(frontend(text(), 'Host whose pages may be embedded.')).optional(),
  allowedCustomElementTagNameRegExp: frontend(text(), 'Pattern of custom element names to keep.').optional(),
  allowedCustomElementAttributeNameRegExp: frontend(
    text(),
    'Pattern of attributes to keep on these elements.',
  ).optional(),
  additionalAllowedURIProtocols: list(frontend(text(), 'An additional protocol for links.')).optional(),
});

const section = map({
  builder: frontend(
    oneOf(['local', 'external']),
    "'local' if the backend builds the documentation, 'external' if a pipeline does.",
  ).default('local'),
  legacyUseCaseSensitiveTripletPaths: frontend(
    boolean(),
    'Keeps uppercase letters in the paths of stored documentation.',
  ).default(false),
  sanitizer: sanitizer.optional(),
  publisher: secretDeep(mapOf(anything()), 'Where to store built documentation.').optional(),
}).catchall(elsewhere('A setting of the documentation build.'));

/** Settings of the plugin `techdocs` in `app-config.yaml`. */
export const techdocsSettings = definePluginSettings({
  sections: { techdocs: described(section, 'Documentation that is stored with the code.') },
  keys: {
    'techdocs.sanitizer': 'Additional content that documentation may contain.',
    'techdocs.sanitizer.allowedIframeHosts': 'Hosts whose pages may be embedded.',
    'techdocs.sanitizer.additionalAllowedURIProtocols': 'Additional protocols for links.',
  },
  examples: {
    techdocs: `techdocs:
  builder: external
  sanitizer:
    allowedIframeHosts: [diagrams.acme.example]
`,
  },
  kinds: {
    addon: { text: 'Extends documentation pages' },
  },
});
