import type { LanguageMessages } from '#sdk';

/** The messages of the entity page and its cards, in Spanish. */
export const messages: LanguageMessages = {
  'page.catalog': 'Catálogo',
  'page.inNamespace': ' en {{namespace}}',
  'page.loading': 'Cargando la entidad',
  'page.loadFailed': 'No se ha podido cargar la entidad',
  'page.notFoundTitle': 'Entidad no encontrada',
  'page.notFound':
    'No hay ninguna entidad {{kind}} con la clase, el espacio de nombres y el nombre solicitados.',
  'page.browse': 'Explorar el catálogo',
  'page.noContent':
    'Esta entidad no tiene pestañas. Para añadir una, conecte una extensión a page:catalog/entity.',
  'page.actions': 'Más acciones para {{name}}',
  'groups.overview': 'Resumen',
  'groups.documentation': 'Documentación',
  'groups.development': 'Desarrollo',
  'groups.deployment': 'Despliegue',
  'groups.operation': 'Operación',
  'groups.observability': 'Observabilidad',
  'facts.kind': 'Clase',
  'facts.type': 'Tipo',
  'facts.owner': 'Propietario',
  'facts.lifecycle': 'Ciclo de vida',
  'facts.system': 'Sistema',
  'facts.domain': 'Dominio',
  'facts.parentComponent': 'Componente superior',
  'facts.description': 'Descripción',
  'facts.tags': 'Etiquetas',
  'facts.targets': 'Destinos',
  'facts.noDescription': 'Sin descripción',
  'facts.noOwner': 'Sin propietario',
  'about.title': 'Acerca de',
  'about.links': 'Enlaces sobre esta entidad',
  'about.refresh': 'Recargar el descriptor',
  'about.refreshed': 'Recargando el descriptor',
  'about.refreshFailed': 'No se ha podido recargar el descriptor: {{error}}',
  'about.view': 'Ver el descriptor',
  'about.edit': 'Editar el descriptor',
  'links.title': 'Enlaces',
  'links.empty': 'Todavía no hay enlaces. Añádalos a metadata.links en el descriptor.',
  'labels.title': 'Rótulos',
  'labels.empty': 'Todavía no hay rótulos. Añádalos a metadata.labels en el descriptor.',
  'labels.label': 'Rótulo',
  'labels.value': 'Valor',
  'related.failed': 'No se han podido cargar las entidades relacionadas',
  'related.hasComponents': 'Componentes',
  'related.hasComponentsEmpty':
    'Todavía no hay componentes. Para añadir uno, indique spec.system en su descriptor.',
  'related.hasResources': 'Recursos',
  'related.hasResourcesEmpty':
    'Todavía no hay recursos. Para añadir uno, indique spec.system en su descriptor.',
  'related.hasSubcomponents': 'Subcomponentes',
  'related.hasSubcomponentsEmpty':
    'Todavía no hay subcomponentes. Para añadir uno, indique spec.subcomponentOf en su descriptor.',
  'related.hasSubdomains': 'Subdominios',
  'related.hasSubdomainsEmpty':
    'Todavía no hay subdominios. Para añadir uno, indique spec.subdomainOf en su descriptor.',
  'related.hasSystems': 'Sistemas',
  'related.hasSystemsEmpty':
    'Todavía no hay sistemas. Para añadir uno, indique spec.domain en su descriptor.',
  'related.dependsOnComponents': 'Depende de componentes',
  'related.dependsOnComponentsEmpty':
    'Todavía no depende de componentes. Para añadir uno, inclúyalo en spec.dependsOn.',
  'related.dependsOnResources': 'Depende de recursos',
  'related.dependsOnResourcesEmpty':
    'Todavía no depende de recursos. Para añadir uno, inclúyalo en spec.dependsOn.',
  'warnings.orphan':
    'Ninguna ubicación hace referencia a esta entidad, por lo que no recibe actualizaciones.',
  'warnings.orphanDelete': 'Haga clic aquí para eliminarla.',
  'warnings.deleteTitle': '¿Seguro que quiere eliminar esta entidad?',
  'warnings.delete': 'Eliminar',
  'warnings.removed': 'Se ha quitado la entidad {{name}}',
  'warnings.relations':
    'Esta entidad tiene relaciones con otras que no están en el catálogo. No se han encontrado: {{refs}}',
  'warnings.more_one': 'y {{count}} más',
  'warnings.more_many': 'y {{count}} más',
  'warnings.more_other': 'y {{count}} más',
  'warnings.origin': 'El siguiente error procede de',
  'warnings.processing_one': 'El catálogo informa de un error en esta entidad',
  'warnings.processing_many': 'El catálogo informa de {{count}} de errores en esta entidad',
  'warnings.processing_other': 'El catálogo informa de {{count}} errores en esta entidad',
  'warnings.errors_one': '{{count}} error',
  'warnings.errors_many': '{{count}} de errores',
  'warnings.errors_other': '{{count}} errores',
  'warnings.noFile': 'Otros errores',
  'invalid.title': 'Entidad no válida',
  'invalid.description':
    'El catálogo ha enviado valores no válidos para estos campos. Es posible que la página no los muestre:',
  'invalid.text': 'debe ser un texto',
  'invalid.object': 'debe ser un objeto',
  'invalid.list': 'debe ser una lista',
  'invalid.ref': 'debe ser una referencia de entidad, como component:default/name',
  'page.orHidden': 'Si existe, no tiene permiso para verla.',
  'warnings.denied': 'No tiene permiso para eliminarla. Pida a un administrador el permiso {{permission}}.',
  'warnings.gone':
    '{{message}}. Es posible que se haya eliminado mientras tanto. Vuelva a cargar la página para comprobarlo.',
  'warnings.notRemoved':
    '{{message}}. Inténtelo de nuevo. Si vuelve a fallar, pida a un administrador que compruebe el backend.',
  'warnings.relationsHidden':
    'Esta entidad tiene relaciones con entidades que no están en el catálogo o que no tiene permiso para ver: {{refs}}',
  'related.hidden_one':
    'No se muestra {{count}} entidad. No está en el catálogo o no tiene permiso para verla.',
  'related.hidden_many':
    'No se muestran {{count}} de entidades. No están en el catálogo o no tiene permiso para verlas.',
  'related.hidden_other':
    'No se muestran {{count}} entidades. No están en el catálogo o no tiene permiso para verlas.',
};
