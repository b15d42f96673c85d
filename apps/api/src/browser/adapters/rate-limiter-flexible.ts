// Counts attempts in memory, because the browser has one process, which restarts with every story.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js'

export { RateLimiterMemory as RateLimiterPostgres, RateLimiterRes }
