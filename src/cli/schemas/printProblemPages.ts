import { listProblemDefinitions, type ProblemArea, type ProblemDefinition } from '#diagnostics';
import { type ProblemExample, problemExamples } from '#diagnostics/examples';

/** A reference page: its path relative to the root of the project, and its text. */
export interface ProblemPage {
  file: string;
  text: string;
}

const folder = 'docs/reference/problems';

const areas: Record<ProblemArea, { title: string; about: string }> = {
  configuration: { title: 'Configuration files', about: 'Problems in the configuration files themselves.' },
  extensions: {
    title: 'Extensions',
    about: 'Invalid entries in `app.extensions`, and extensions that cannot be created or attached.',
  },
  start: {
    title: 'Start',
    about: 'Extensions that are required before sign-in but available only after it.',
  },
  apis: {
    title: 'Utility APIs',
    about: 'APIs that are missing, provided twice, or depend on each other in a cycle.',
  },
  features: { title: 'Plugins and modules', about: 'Installed features that cannot be used.' },
  routes: { title: 'Routes', about: 'Paths, bindings and redirects that are invalid or ambiguous.' },
};

/** Prints the reference of the problem codes: one page per code, and an index by area. */
export function printProblemPages(): ProblemPage[] {
  const definitions = listProblemDefinitions();
  return [
    { file: `${folder}/README.md`, text: printIndex(definitions) },
    ...definitions.map((definition) => ({
      file: `${folder}/${definition.code}.md`,
      text: printPage(definition, problemExamples[definition.code]),
    })),
  ];
}

function printIndex(definitions: readonly ProblemDefinition[]): string {
  const sections = (Object.keys(areas) as ProblemArea[]).flatMap((area) => {
    const rows = definitions
      .filter((definition) => definition.area === area)
      .map(({ code, severity, title }) => `| [${code}](${code}.md) | ${severity} | ${title} |`);
    const { title, about } = areas[area];
    return [
      `## ${title}`,
      about,
      ['| code | severity | meaning |', '| --- | --- | --- |', ...rows].join('\n'),
    ];
  });
  return joinParagraphs([
    '# Problems',
    'Every problem that Trellis reports has a code that never changes. The same report appears on the startup failure screen, in `trellis check`, in the server log and in CI.',
    'An error prevents the portal from starting, or a change from being applied. A warning does not. To change the severity of a code, set it to `error`, `warning` or `ignore` in `app.problems`.',
    ...sections,
  ]);
}

function printPage(definition: ProblemDefinition, example: ProblemExample): string {
  const { code, severity, area, title, explanation } = definition;
  return joinParagraphs([
    `# ${code}`,
    `**${title}.** ${severity === 'error' ? 'An error' : 'A warning'} in the area [${areas[area].title}](README.md#${toAnchor(areas[area].title)}).`,
    explanation,
    '## Invalid',
    ...(example.given === undefined ? [] : [example.given]),
    printYaml(example.wrong),
    '## Valid',
    printYaml(example.right),
    example.change,
    '## Change the severity',
    printYaml(`app:\n  problems:\n    ${code}: ${severity === 'error' ? 'warning' : 'error'} # or ignore\n`),
  ]);
}

function printYaml(text: string): string {
  return `\`\`\`yaml\n${text}\`\`\``;
}

/** Returns the anchor of a heading in Markdown viewers. */
function toAnchor(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

function joinParagraphs(paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
