import type { KubernetesClusterLinkFormatterApi } from './KubernetesClusterLinkFormatterApi';
import { formatAksLink, formatGkeLink } from './cloudLinks';
import {
  formatHeadlampLink,
  formatOpenshiftLink,
  formatRancherLink,
  formatStandardLink,
} from './dashboardLinks';
import type { LinkFormatter } from './linkFormatter';

const formatters: Readonly<Record<string, LinkFormatter>> = {
  standard: formatStandardLink,
  aks: formatAksLink,
  eks: () => {
    throw new Error(
      "Links to the dashboard of EKS are not supported. Use the dashboardApp 'standard' with a dashboardUrl.",
    );
  },
  gke: formatGkeLink,
  openshift: formatOpenshiftLink,
  rancher: formatRancherLink,
  headlamp: formatHeadlampLink,
};

/** Creates the API with the dashboards that Backstage knows. */
export function createClusterLinkFormatterApi(): KubernetesClusterLinkFormatterApi {
  return {
    async formatClusterLink({ dashboardUrl, dashboardApp, dashboardParameters, object, kind }) {
      if (dashboardUrl === undefined && dashboardParameters === undefined) return undefined;
      const app = dashboardApp ?? 'standard';
      if (!Object.hasOwn(formatters, app))
        throw new Error(`Could not find Kubernetes dashboard app named ${app}`);
      return formatters[app]?.({
        dashboardUrl: dashboardUrl === undefined ? undefined : new URL(dashboardUrl),
        parameters: dashboardParameters ?? {},
        object,
        kind,
      }).href;
    },
  };
}
