import { createService } from './createService.js';
{%- if values.interval %}
import { startSchedule } from './schedule.js';
{%- endif %}

const port = Number(process.env.PORT ?? ${{ values.port }});
const service = createService();
{%- if values.interval %}
const stopSchedule = startSchedule();
{%- endif %}

service.listen(port, () => console.log(`${{ values.name }} listens on port ${port}`));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
{%- if values.interval %}
    stopSchedule();
{%- endif %}
    // Requests that have started are answered first.
    service.close();
  });
}
