/** A document with all supported elements. */
export const sampleDocument = `# Ticket shop

Where travelers buy their tickets, **by day** and *by night*. See the [runbook](https://example.com/runbook), [the catalog](/catalog) or [the table](#prices).

## Prices

| Route | Class | Price |
| --- | :-: | ---: |
| Kiel – Oslo | Cabin | 189.00 |
| Kiel – Gothenburg | Seat | 79.50 |

- [x] Add a description
- [ ] Add an owner
  - with contact details

> A harbor without ships is a quiet harbor.

\`\`\`yaml
kind: Component
metadata:
  name: shop # the public site
\`\`\`

<details>
<summary>Limitations</summary>

Press <kbd>Ctrl</kbd> and <kbd>C</kbd>. ~~Refunds~~ are \`not\` paid, and [this](javascript:alert(1)) is not a link.

</details>

![A map of the harbor](data:image/png;base64,AAAA)
`;
