/** A few lines in each language. */
export const sampleSources: Readonly<Record<string, string>> = {
  yaml: `apiVersion: backstage.io/v1alpha1
kind: Component
metadata:
  name: shop # the public site
  annotations:
    backstage.io/techdocs-ref: dir:.
    github.com/project-slug: harbourline/shop
  description: "Where travelers buy their tickets, in eleven languages, by day and by night, with a basket that remembers what was put into it"
spec:
  type: website
  replicas: 3`,
  json: `{
  "name": "shop",
  "port": 7007,
  "features": ["basket", "search"],
  "public": true,
  "owner": null
}`,
  typescript: `/** The price of a ticket. */
export async function loadPrice(id: string): Promise<number> {
  const response = await fetch(\`/api/prices/\${id}\`);
  if (!response.ok) throw new Error('No price');
  return Number(await response.text()) * 1.19;
}`,
  graphql: `type Query {
  "All ports that a ship calls at"
  ports(first: Int = 20, after: String): [Port!]! @deprecated(reason: "Use calls")
}`,
  protobuf: `syntax = "proto3";

message Ticket {
  string id = 1;
  repeated Passenger passengers = 2; // at least one
}`,
  bash: `#!/bin/sh
# Starts the portal.
for file in config/*.yaml; do
  echo "Reading \${file}"
done
npm start -- --config config/app-config.yaml`,
  diff: `--- a/catalog-info.yaml
+++ b/catalog-info.yaml
@@ -4,3 +4,3 @@
 metadata:
-  name: store
+  name: shop`,
  xml: `<?xml version="1.0"?>
<ship name="Aurora"><!-- built in 1998 --><length unit="m">146</length></ship>`,
  markdown: `# Shop

Where travelers buy **tickets**. See [the runbook](https://example.com/runbook).

- \`npm start\``,
};
