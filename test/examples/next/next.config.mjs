export default { output: 'export', distDir: 'dist', basePath: process.env.BASE ?? '' }
