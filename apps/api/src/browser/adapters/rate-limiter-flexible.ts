// Attempts are counted in memory: in a browser there is one process, which starts anew with every story.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js'

export { RateLimiterMemory as RateLimiterPostgres, RateLimiterRes }
