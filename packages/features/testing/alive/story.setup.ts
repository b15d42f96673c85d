import { configure } from 'storybook/test'

/** What a play waits for may take so long on a busy machine, ms. */
configure({ asyncUtilTimeout: 10_000 })
