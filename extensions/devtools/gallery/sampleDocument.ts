/** A document with everything that documents have. */
export const sampleDocument = `# Ticket shop

Where travellers buy their tickets, **by day** and *by night*. See the [runbook](https://example.com/runbook), [the catalogue](/catalog) or [the table](#prices).

## Prices

| Route | Class | Price |
| --- | :-: | ---: |
| Kiel – Oslo | Cabin | 189.00 |
| Kiel – Gothenburg | Seat | 79.50 |

- [x] Say what it is
- [ ] Say who owns it
  - with a way to reach them

> A harbour that nobody calls at is a quiet harbour.

\`\`\`yaml
kind: Component
metadata:
  name: shop # the public site
\`\`\`

<details>
<summary>What cannot be done</summary>

Press <kbd>Ctrl</kbd> and <kbd>C</kbd>. ~~Refunds~~ are \`not\` paid, and [this](javascript:alert(1)) is no link.

</details>

![A map of the harbour](data:image/png;base64,AAAA)
`;
