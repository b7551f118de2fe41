// Runs inside the sandbox, as a script after nunjucks. It has no functions of the host. Everything enters and leaves as JSON text.
/* global nunjucks */
(() => {
  const expressionTags = { variableStart: '${{', variableEnd: '}}' };
  const cookiecutterTags = { variableStart: '{{', variableEnd: '}}' };

  function decode(text) {
    return decodeURIComponent(text.replaceAll('+', ' '));
  }

  /** Parses the form of repository pickers: `github.com?owner=acme&repo=website`. */
  function parseRepoUrl(url) {
    const [, host, query] = /^([^/?#\s]+)\/?(?:\?(.*))?$/.exec(String(url)) ?? [];
    if (host === undefined) throw new Error(`Invalid repo URL passed to publisher, got ${url}`);
    const parsed = { host: host.toLowerCase() };
    const names = ['owner', 'organization', 'workspace', 'project', 'repo'];
    for (const pair of (query ?? '').split('&')) {
      const [name, ...value] = pair.split('=');
      if (names.includes(name) && !Object.hasOwn(parsed, name)) parsed[name] = decode(value.join('='));
    }
    // GitLab can identify a repository by its project alone.
    if (parsed.repo === undefined && parsed.project === undefined) {
      throw new Error(`Invalid repo URL passed to publisher: ${url}, missing repo`);
    }
    return parsed;
  }

  function parseEntityRef(ref, defaults = {}) {
    const { defaultKind, defaultNamespace = 'default' } = defaults ?? {};
    let { kind, namespace, name } = ref !== null && typeof ref === 'object' ? ref : {};
    if (typeof ref === 'string') {
      const [, kindPart, namespacePart, namePart] =
        /^(?:([^:/]+):)?(?:([^:/]+)\/)?([^:/]+)$/.exec(ref.trim()) ?? [];
      if (namePart === undefined) {
        throw new TypeError(`Entity reference "${ref}" was not on the form [<kind>:][<namespace>/]<name>`);
      }
      [kind, namespace, name] = [kindPart, namespacePart, namePart];
    }
    kind = kind ?? defaultKind;
    if (!kind) {
      throw new Error(
        `Entity reference ${JSON.stringify(ref)} had missing or empty kind (e.g. did not start with "component:" or similar)`,
      );
    }
    if (!name) throw new Error(`Entity reference ${JSON.stringify(ref)} had missing or empty name`);
    return { kind, namespace: namespace ?? defaultNamespace, name };
  }

  /** `path` is dotted, and can contain indexes in brackets. */
  function pick(value, path) {
    const keys = String(path)
      .replaceAll(/\[(\w+)\]/g, '.$1')
      .split('.');
    return keys.reduce(
      (part, key) => (part == null || !Object.hasOwn(Object(part), key) ? undefined : part[key]),
      value,
    );
  }

  function projectSlug(url) {
    const { owner, repo } = parseRepoUrl(url);
    return `${owner}/${repo}`;
  }

  function createEnvironment({ cookiecutterCompat = false, trimBlocks = false, lstripBlocks = false }) {
    const environment = new nunjucks.Environment([], {
      autoescape: false,
      trimBlocks,
      lstripBlocks,
      tags: cookiecutterCompat ? cookiecutterTags : expressionTags,
    });
    if (cookiecutterCompat) {
      nunjucks.installJinjaCompat();
      environment.addFilter('jsonify', environment.getFilter('dump'));
    }
    for (const [name, filter] of Object.entries({ parseRepoUrl, parseEntityRef, pick, projectSlug })) {
      environment.addFilter(name, filter);
    }
    return environment;
  }

  /** Whether a text is a single expression or block, so that its result keeps its type. */
  function isSingleExpression(text) {
    const { children } = nunjucks.parser.parse(text, [], { autoescape: false, tags: expressionTags });
    return children.length === 1 && !(children[0]?.children?.[0] instanceof nunjucks.nodes.TemplateData);
  }

  function rethrowMemory(error) {
    if (String(error?.message ?? error).includes('out of memory')) throw error;
  }

  /** Returns the value of a text. An empty result means no value. */
  function renderText(environment, text, context) {
    try {
      if (isSingleExpression(text)) {
        const typed = environment.renderString(
          text.replaceAll(/\$\{\{(.+)\}\}/g, '${{ ( $1 ) | dump }}'),
          context,
        );
        return typed === '' ? undefined : JSON.parse(typed);
      }
    } catch (error) {
      // It is rendered as text then.
      rethrowMemory(error);
    }
    const rendered = environment.renderString(text, context);
    return rendered === '' ? undefined : rendered;
  }

  function renderTemplate({ text, values, options }) {
    return createEnvironment(options).renderString(text, values);
  }

  function renderValue({ value, context }) {
    const environment = createEnvironment({});
    const problems = [];
    const rendered = JSON.parse(JSON.stringify(value), (key, part) => {
      if (typeof part !== 'string') return part;
      try {
        return renderText(environment, part, context);
      } catch (error) {
        rethrowMemory(error);
        const message = String(error?.message ?? error).slice(0, 500);
        problems.push(key === '' ? message : `'${key}': ${message}`);
        return part;
      }
    });
    return JSON.stringify({ value: rendered, problems: problems.slice(0, 20) });
  }

  globalThis.answer = (request) => {
    const { kind, ...rest } = JSON.parse(request);
    return String(kind === 'value' ? renderValue(rest) : renderTemplate(rest));
  };
})();
