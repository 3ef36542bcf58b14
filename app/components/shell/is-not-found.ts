import { isRouteErrorResponse } from 'react-router'

export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404
