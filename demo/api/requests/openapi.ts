/** The OpenAPI description, generated from the schemas that check and type the requests. */
import { generateSpecs } from 'hono-openapi'
import { sendJson, steady } from '../http/answer'
import type { Api } from '../http/question'

const problemShape = {
  type: 'object' as const,
  description: 'RFC 9457',
  properties: {
    type: { type: 'string' as const },
    title: { type: 'string' as const },
    status: { type: 'integer' as const },
    detail: { type: 'string' as const },
    parameters: {
      type: 'array' as const,
      items: {
        type: 'object' as const,
        properties: { parameter: { type: 'string' as const }, reason: { type: 'string' as const } },
      },
    },
  },
  required: ['type', 'title', 'status', 'detail'],
}

const describeApi = (api: Api) =>
  generateSpecs(api, {
    excludeStaticFile: false,
    defaultValidationErrorResponse: false,
    documentation: {
      info: {
        title: 'Parket',
        version: '1',
        description:
          'Read by anyone; ids are numbers or strings, compare them as strings. Ignore fields that you do not know.',
      },
      servers: [{ url: '/api' }],
      components: { schemas: { Problem: problemShape } },
    },
  })

export function addOpenApi(api: Api): void {
  let description: ReturnType<typeof describeApi> | undefined
  api.get('/openapi.json', async (c) => {
    description ??= describeApi(api)
    return sendJson(c, await description, steady)
  })
}
