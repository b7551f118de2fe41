import { listProblemDefinitions, type ProblemArea, type ProblemDefinition } from '#diagnostics';
import { type ProblemExample, problemExamples } from '#diagnostics/examples';

/** A page of the reference: where it lies, below the root of the project, and what stands in it. */
export interface ProblemPage {
  file: string;
  text: string;
}

const folder = 'docs/reference/problems';

const areas: Record<ProblemArea, { title: string; about: string }> = {
  configuration: { title: 'Configuration files', about: 'What is wrong in a file, whatever stands in it.' },
  extensions: {
    title: 'Extensions',
    about: 'What `app.extensions` says wrongly, and extensions that cannot be created or attached.',
  },
  start: { title: 'Start', about: 'What is wanted before sign-in and possible only after it.' },
  apis: { title: 'Utility APIs', about: 'APIs that are provided twice, not at all, or in a circle.' },
  features: { title: 'Plugins and modules', about: 'What is installed and cannot be used.' },
  routes: { title: 'Routes', about: 'Paths, bindings and redirects that lead nowhere, or to two places.' },
};

/** The reference of the problem codes: a page for each, and one that lists them by area. The same catalogue gives the same text. */
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
    'Every problem that Trellis reports has a code that never changes. The same report stands on the screen of a failed start, in `trellis check`, in the log of the server and in CI.',
    'An error keeps a portal from starting, or a change from being applied; a warning does not. `app.problems` in the configuration gives a code another severity: `error`, `warning` or `ignore`.',
    ...sections,
  ]);
}

function printPage(definition: ProblemDefinition, example: ProblemExample): string {
  const { code, severity, area, title, explanation } = definition;
  return joinParagraphs([
    `# ${code}`,
    `**${title}.** ${severity === 'error' ? 'An error' : 'A warning'} of the area [${areas[area].title}](README.md#${toAnchor(areas[area].title)}).`,
    explanation,
    '## Wrong',
    ...(example.given === undefined ? [] : [example.given]),
    printYaml(example.wrong),
    '## Right',
    printYaml(example.right),
    example.change,
    '## Another severity',
    printYaml(`app:\n  problems:\n    ${code}: ${severity === 'error' ? 'warning' : 'error'} # or ignore\n`),
  ]);
}

function printYaml(text: string): string {
  return `\`\`\`yaml\n${text}\`\`\``;
}

/** The way that viewers of Markdown make the anchor of a heading. */
function toAnchor(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

function joinParagraphs(paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
