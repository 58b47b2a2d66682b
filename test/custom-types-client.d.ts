/** What tests use of the client, so that types can be checked where the package is not installed yet. */
declare module '@prismicio/custom-types-client' {
  import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client'

  export class ConflictError extends Error {}
  export class NotFoundError extends Error {}
  export class UnauthorizedError extends Error {}
  export class ForbiddenError extends Error {}
  export class InvalidPayloadError extends Error {}
  export class BulkUpdateHasExistingDocumentsError extends ForbiddenError {}

  export type BulkUpdateOperation =
    | {
        type: 'CUSTOM_TYPE_INSERT' | 'CUSTOM_TYPE_UPDATE' | 'CUSTOM_TYPE_DELETE'
        id: string
        payload: CustomTypeModel
      }
    | {
        type: 'SLICE_INSERT' | 'SLICE_UPDATE' | 'SLICE_DELETE'
        id: string
        payload: SharedSliceModel
      }

  export type CustomTypesClient = {
    getAllCustomTypes: () => Promise<CustomTypeModel[]>
    getCustomTypeByID: (id: string) => Promise<CustomTypeModel>
    insertCustomType: (model: CustomTypeModel) => Promise<CustomTypeModel>
    updateCustomType: (model: CustomTypeModel) => Promise<CustomTypeModel>
    removeCustomType: (id: string) => Promise<string>
    getAllSharedSlices: () => Promise<SharedSliceModel[]>
    getSharedSliceByID: (id: string) => Promise<SharedSliceModel>
    insertSharedSlice: (model: SharedSliceModel) => Promise<SharedSliceModel>
    updateSharedSlice: (model: SharedSliceModel) => Promise<SharedSliceModel>
    removeSharedSlice: (id: string) => Promise<string>
    bulkUpdate: (operations: BulkUpdateOperation[]) => Promise<BulkUpdateOperation[]>
  }

  export function createClient(config: {
    repositoryName: string
    endpoint: string
    token: string
  }): CustomTypesClient
}
