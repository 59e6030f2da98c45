-- What visitors ask for, for wrk: the lines of the file that PATHS names, by chance. With UNKNOWN every fiftieth request is
-- a page with a query that it does not know; those lines begin with a star.
local paths, pages, sent = {}, {}, 0
for line in io.lines(os.getenv("PATHS")) do
  local path = line:gsub("^%*", "")
  paths[#paths + 1] = path
  if line:sub(1, 1) == "*" then pages[#pages + 1] = path end
end
local unknown = os.getenv("UNKNOWN")

function setup(thread)
  number = (number or 0) + 1
  thread:set("seed", number)
end

function init()
  math.randomseed(seed)
end

function request()
  sent = sent + 1
  if unknown and sent % 50 == 0 then
    return wrk.format("GET", pages[math.random(#pages)] .. "?vir=" .. unknown .. seed .. sent)
  end
  return wrk.format("GET", paths[math.random(#paths)])
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%.3f,"p99":%.3f,"lost":%d,"refused":%d}\n', summary.requests,
    summary.duration / 1e6, latency:percentile(99) / 1e3, errors.connect + errors.read + errors.write + errors.timeout,
    errors.status))
end
