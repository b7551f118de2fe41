import type { LanguageMessages } from '#sdk';

/** The messages of the entity page and its cards, in German. */
export const messages: LanguageMessages = {
  'page.catalog': 'Katalog',
  'page.inNamespace': ' in {{namespace}}',
  'page.loading': 'Entität wird geladen',
  'page.loadFailed': 'Die Entität konnte nicht geladen werden',
  'page.notFoundTitle': 'Entität nicht gefunden',
  'page.notFound': 'Es gibt keine Entität {{kind}} mit der angefragten Art, dem Namensraum und dem Namen.',
  'page.browse': 'Katalog durchsuchen',
  'page.noContent':
    'Diese Entität hat keine Tabs. Um einen hinzuzufügen, hängen Sie eine Erweiterung an page:catalog/entity an.',
  'page.actions': 'Weitere Aktionen für {{name}}',
  'groups.overview': 'Übersicht',
  'groups.documentation': 'Dokumentation',
  'groups.development': 'Entwicklung',
  'groups.deployment': 'Bereitstellung',
  'groups.operation': 'Betrieb',
  'groups.observability': 'Observability',
  'facts.kind': 'Art',
  'facts.type': 'Typ',
  'facts.owner': 'Zuständig',
  'facts.lifecycle': 'Lebenszyklus',
  'facts.system': 'System',
  'facts.domain': 'Domäne',
  'facts.parentComponent': 'Übergeordnete Komponente',
  'facts.description': 'Beschreibung',
  'facts.tags': 'Tags',
  'facts.targets': 'Ziele',
  'facts.noDescription': 'Keine Beschreibung',
  'facts.noOwner': 'Keine Zuständigkeit',
  'about.title': 'Info',
  'about.links': 'Links zu dieser Entität',
  'about.refresh': 'Deskriptor neu laden',
  'about.refreshed': 'Der Deskriptor wird neu geladen',
  'about.refreshFailed': 'Der Deskriptor konnte nicht neu geladen werden: {{error}}',
  'about.view': 'Deskriptor ansehen',
  'about.edit': 'Deskriptor bearbeiten',
  'links.title': 'Links',
  'links.empty': 'Noch keine Links. Tragen Sie sie im Deskriptor unter metadata.links ein.',
  'labels.title': 'Labels',
  'labels.empty': 'Noch keine Labels. Tragen Sie sie im Deskriptor unter metadata.labels ein.',
  'labels.label': 'Label',
  'labels.value': 'Wert',
  'related.failed': 'Die verbundenen Entitäten konnten nicht geladen werden',
  'related.hasComponents': 'Enthaltene Komponenten',
  'related.hasComponentsEmpty':
    'Noch keine Komponenten. Um eine hinzuzufügen, setzen Sie spec.system in ihrem Deskriptor.',
  'related.hasResources': 'Enthaltene Ressourcen',
  'related.hasResourcesEmpty':
    'Noch keine Ressourcen. Um eine hinzuzufügen, setzen Sie spec.system in ihrem Deskriptor.',
  'related.hasSubcomponents': 'Unterkomponenten',
  'related.hasSubcomponentsEmpty':
    'Noch keine Unterkomponenten. Um eine hinzuzufügen, setzen Sie spec.subcomponentOf in ihrem Deskriptor.',
  'related.hasSubdomains': 'Unterdomänen',
  'related.hasSubdomainsEmpty':
    'Noch keine Unterdomänen. Um eine hinzuzufügen, setzen Sie spec.subdomainOf in ihrem Deskriptor.',
  'related.hasSystems': 'Enthaltene Systeme',
  'related.hasSystemsEmpty':
    'Noch keine Systeme. Um eines hinzuzufügen, setzen Sie spec.domain in seinem Deskriptor.',
  'related.dependsOnComponents': 'Abhängig von Komponenten',
  'related.dependsOnComponentsEmpty':
    'Noch keine Abhängigkeiten von Komponenten. Tragen Sie sie in spec.dependsOn ein.',
  'related.dependsOnResources': 'Abhängig von Ressourcen',
  'related.dependsOnResourcesEmpty':
    'Noch keine Abhängigkeiten von Ressourcen. Tragen Sie sie in spec.dependsOn ein.',
  'warnings.orphan': 'Keine Quelle verweist auf diese Entität, deshalb wird sie nicht mehr aktualisiert.',
  'warnings.orphanDelete': 'Zum Löschen hier klicken.',
  'warnings.deleteTitle': 'Möchten Sie diese Entität wirklich löschen?',
  'warnings.delete': 'Löschen',
  'warnings.removed': 'Entität {{name}} entfernt',
  'warnings.relations':
    'Diese Entität hat Beziehungen zu anderen Entitäten, die nicht im Katalog sind. Nicht gefunden wurden: {{refs}}',
  'warnings.more_one': 'und {{count}} weitere',
  'warnings.more_other': 'und {{count}} weitere',
  'warnings.origin': 'Der folgende Fehler stammt aus',
  'warnings.processing_one': 'Der Katalog meldet einen Fehler für diese Entität',
  'warnings.processing_other': 'Der Katalog meldet {{count}} Fehler für diese Entität',
  'warnings.errors_one': '{{count}} Fehler',
  'warnings.errors_other': '{{count}} Fehler',
  'warnings.noFile': 'Andere Fehler',
  'invalid.title': 'Ungültige Entität',
  'invalid.description':
    'Der Katalog hat für diese Felder ungültige Werte gesendet. Die Seite zeigt sie möglicherweise nicht:',
  'invalid.text': 'muss Text sein',
  'invalid.object': 'muss ein Objekt sein',
  'invalid.list': 'muss eine Liste sein',
  'invalid.ref': 'muss eine Entitätsreferenz sein, zum Beispiel component:default/name',
  'page.orHidden': 'Falls es sie gibt, sind Sie nicht berechtigt, sie zu sehen.',
  'warnings.denied':
    'Sie sind nicht berechtigt, sie zu löschen. Bitten Sie einen Administrator um die Berechtigung {{permission}}.',
  'warnings.gone':
    '{{message}}. Möglicherweise wurde der Eintrag inzwischen entfernt. Laden Sie die Seite neu, um es zu prüfen.',
  'warnings.notRemoved':
    '{{message}}. Versuchen Sie es erneut. Falls es wieder fehlschlägt, bitten Sie einen Administrator, das Backend zu prüfen.',
  'warnings.relationsHidden':
    'Diese Entität hat Beziehungen zu Entitäten, die nicht im Katalog sind oder die Sie nicht sehen dürfen: {{refs}}',
  'related.hidden_one':
    '{{count}} Entität wird nicht angezeigt. Sie ist nicht im Katalog, oder Sie sind nicht berechtigt, sie zu sehen.',
  'related.hidden_other':
    '{{count}} Entitäten werden nicht angezeigt. Sie sind nicht im Katalog, oder Sie sind nicht berechtigt, sie zu sehen.',
};
