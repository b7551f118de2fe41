import { isObjectName, type Entity, type ScmAddress, type ScmType } from '#model';
import { ANNOTATION_PREFIX } from '#protocol';

/** What is known about a repository. Files that could not be read are missing. */
export interface RepositoryFacts {
  /** The contents of files in its root, by name. */
  files: ReadonlyMap<string, string>;
  /** The ref of the owner in the catalog. */
  owner: string | undefined;
}

/** The files in the root of a repository that a proposal uses. */
export const factFiles = [
  'README.md',
  'package.json',
  'pyproject.toml',
  'go.mod',
  'Dockerfile',
  'mkdocs.yml',
];

const maxDescription = 200;
/** Characters of a README that are read. */
const maxReadme = 8192;
const slugPrefixes: Partial<Record<ScmType, string>> = {
  github: 'github.com',
  gitlab: 'gitlab.com',
  gitea: 'gitea.com',
  bitbucket: 'bitbucket.org',
  bitbucketCloud: 'bitbucket.org',
};

/** Proposes the entity of a repository. Lifecycle and type are required, so they have values also if nothing is known. */
export function createProposal(
  type: ScmType,
  address: ScmAddress,
  { files, owner }: RepositoryFacts,
): Entity {
  const description = describe(files);
  const annotations = createAnnotations(type, address);
  return {
    apiVersion: `${ANNOTATION_PREFIX}/v1alpha1`,
    kind: 'Component',
    metadata: {
      name: toObjectName(address.repo),
      ...(description !== undefined && { description }),
      ...(annotations && { annotations }),
    },
    spec: {
      type: guessType(files),
      lifecycle: 'unknown',
      ...(owner !== undefined && { owner }),
    },
  };
}

function createAnnotations(
  type: ScmType,
  { owner, project, repo }: ScmAddress,
): Record<string, string> | undefined {
  if (type === 'azure') return { 'dev.azure.com/project-repo': `${project}/${repo}` };
  const prefix = slugPrefixes[type];
  return prefix === undefined ? undefined : { [`${prefix}/project-slug`]: `${owner}/${repo}` };
}

/** Replaces what a name cannot contain. */
function toObjectName(text: string): string {
  const name = text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9_.-]+/g, '-')
    .replace(/^[_.-]+/, '')
    .slice(0, 63)
    .replace(/[_.-]+$/, '');
  return isObjectName(name) ? name : 'component';
}

function describe(files: RepositoryFacts['files']): string | undefined {
  const { description } = readPackage(files);
  const text =
    typeof description === 'string' && description !== '' ? description : readFirstParagraph(files);
  if (text === undefined || text.length <= maxDescription) return text;
  return `${text.slice(0, maxDescription).replace(/\s+\S*$/, '')}…`;
}

/** The first paragraph of the README that is text, without links and markup. */
function readFirstParagraph(files: RepositoryFacts['files']): string | undefined {
  // A README comes from outside. The limits keep the expressions fast, whatever it contains.
  const start = (files.get('README.md') ?? '').slice(0, maxReadme).replaceAll('\r', '');
  for (const paragraph of start.split(/\n[^\S\n]*\n/)) {
    const text = paragraph
      .replace(/^#{1,6} .*$/gm, '')
      .replace(/!\[[^\]]{0,300}\]\([^)]{0,1000}\)/g, '')
      .replace(/\[([^\]]{0,300})\]\([^)]{0,1000}\)/g, '$1')
      .replace(/[*_`]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (/^[\p{L}\p{N}]/u.test(text)) return text;
  }
  return undefined;
}

const websites = ['react', 'vue', 'svelte', 'next', 'nuxt', 'astro', '@angular/core', 'gatsby'];

function guessType(files: RepositoryFacts['files']): string {
  const { dependencies, main, exports, bin } = readPackage(files);
  const names = Object.keys(typeof dependencies === 'object' && dependencies !== null ? dependencies : {});
  if (names.some((name) => websites.includes(name))) return 'website';
  if (files.has('Dockerfile') || files.has('go.mod')) return 'service';
  if (main !== undefined || exports !== undefined || bin !== undefined) return 'library';
  if (files.has('pyproject.toml')) return 'library';
  return files.has('mkdocs.yml') && !files.has('package.json') ? 'documentation' : 'other';
}

function readPackage(files: RepositoryFacts['files']): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(files.get('package.json') ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
