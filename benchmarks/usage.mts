/** Says at the end of a process what it took, on a line of its own. */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, gigabytes: maxRSS / 1e6 };
  process.stdout.write(`\nusage: ${JSON.stringify(usage)}\n`);
});
